/** Link targets in a Markdown text, except in code. */
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

/** Files and ids of a built site. */
type Target = {
  /** True if a file exists at a path from the origin. */
  readonly exists: (path: string) => boolean;
  /**
   * Ids of the page whose copy is at a path from the origin. Undefined for
   * other files.
   */
  readonly idsOf: (path: string) => ReadonlySet<string> | undefined;
};

/**
 * Finds links of a Markdown copy whose file or anchor does not exist, or whose
 * path is relative.
 */
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
