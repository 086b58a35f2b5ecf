/** Addresses that a text in Markdown links to, without what stands in code. */
function linksOf(markdown: string): string[] {
  const prose = markdown
    .replace(/^( *)(`{3,}|~{3,})[^]*?\n *\2 *$/gm, '')
    .replace(/`[^`\n]*`/g, '');
  return [
    ...prose.matchAll(
      /\]\(([^\s)]+)\)|^ *\[[^\]]+\]: (\S+)$|(?<=: )(\/\S+\.txt)$/gm,
    ),
  ].map(([, inline, definition, plain]) => inline ?? definition ?? plain ?? '');
}

/** A built site, as links see it. */
type Target = {
  /** Whether there is a file at a path from the origin. */
  readonly exists: (path: string) => boolean;
  /** Ids of the page whose copy is at a path from the origin; undefined for other files. */
  readonly idsOf: (path: string) => ReadonlySet<string> | undefined;
};

/** Links of a text to what is not there, to the origin's root by a path that is relative, or with a mark that is left. */
export function brokenCopyLinks(
  markdown: string,
  own: string,
  {exists, idsOf}: Target,
): string[] {
  return linksOf(markdown).filter((link) => {
    if (/^(?:https?|mailto):/.test(link)) {
      return false;
    }
    const [address = '', anchor] = link.split('#');
    const [path = ''] = address.split('?');
    const target = path || own;
    if (!target.startsWith('/') || !exists(target)) {
      return true;
    }
    return (
      anchor !== undefined &&
      idsOf(target)?.has(decodeURIComponent(anchor)) === false
    );
  });
}
