/** Marks of Markdown around a text, and what stays of each: its first group. */
const MARKS: readonly RegExp[] = [
  /!?\[([^\]]*)\]\([^)]*\)/g,
  /`+([^`]+)`+/g,
  /\*\*(?=\S)(.+?)(?<=\S)\*\*/g,
  /(?<![\p{L}\p{N}*])\*(?=[^\s*])(.+?)(?<=[^\s*])\*(?![\p{L}\p{N}*])/gu,
  /(?<![\p{L}\p{N}_])_(?=[^\s_])(.+?)(?<=[^\s_])_(?![\p{L}\p{N}_])/gu,
];

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&nbsp;': ' ',
  // Last: what it gives is no other entity.
  '&amp;': '&',
};

/**
 * A title or label as a reader sees it. Docusaurus gives those of front matter
 * and sidebars as they are written, whatever marks are in them.
 */
export function plainLabel(label: string): string {
  const unmarked = MARKS.reduce(
    (text, mark) => text.replace(mark, '$1'),
    label,
  );
  return Object.entries(ENTITIES)
    .reduce((text, [entity, sign]) => text.replaceAll(entity, sign), unmarked)
    .trim();
}
