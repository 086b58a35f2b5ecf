import type {Heading} from './headings';

/** A section of a page: its heading, and the text up to the next heading of its level. */
export type Section = {
  readonly title: string;
  /** 1 to 6. */
  readonly level: number;
  /** Anchors in the section before its next heading, its own first. */
  readonly anchors: readonly string[];
  readonly markdown: string;
};

const HEADING = /^(#{1,6}) (.+)$/;
const FENCE = /^\s*(`{3,}|~{3,})/;

/** Text of a Markdown heading without markup. */
export const plainText = (markdown: string) =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(?<!\\)[*`]/g, '')
    .replace(/\\(?=[\\`*_{}[\]<>|~#!-])/g, '');

/** Letters and digits of a text, to compare a heading with its Markdown. */
const keyOf = (text: string) =>
  text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/**
 * Splits the Markdown copy of a page into sections. The text before the first
 * heading belongs to no section.
 * @param headings Headings of the built page, which have the anchors.
 */
export function sectionsOf(
  markdown: string,
  headings: readonly Heading[] = [],
): Section[] {
  const lines = markdown.split('\n');
  const starts: {line: number; level: number; title: string}[] = [];
  let fence = '';
  lines.forEach((text, line) => {
    const [, mark = ''] = FENCE.exec(text) ?? [];
    if (mark && (fence === '' || mark.startsWith(fence))) {
      fence = fence === '' ? mark : '';
    }
    const [, marks, title] = HEADING.exec(text) ?? [];
    if (fence === '' && marks && title) {
      starts.push({line, level: marks.length, title: plainText(title)});
    }
  });
  let next = 0;
  return starts.map(({line, level, title}, at) => {
    const end = starts.slice(at + 1).find((one) => one.level <= level);
    const found = headings.findIndex(
      ({text}, index) => index >= next && keyOf(text) === keyOf(title),
    );
    next = found < 0 ? next : found + 1;
    return {
      title,
      level,
      anchors: headings[found]?.anchors ?? [],
      markdown: lines.slice(line, end?.line).join('\n').trim(),
    };
  });
}

/** Splits a text into parts of at most `size` characters, at paragraphs if possible. */
export function partsOf(text: string, size: number): string[] {
  const parts: string[] = [];
  let rest = text.trim();
  while (rest.length > size) {
    const window = rest.slice(0, size);
    const at = ['\n\n', '\n', ' ']
      .map((mark) => window.lastIndexOf(mark))
      .find((place) => place > size / 2);
    parts.push(rest.slice(0, at ?? size).trim());
    rest = rest.slice(at ?? size).trim();
  }
  return [...parts, rest];
}
