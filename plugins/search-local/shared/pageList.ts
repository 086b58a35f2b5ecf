import {memo} from './memo';

export type ListedPage = {
  readonly title: string;
  /** Path from the origin, with base URL. */
  readonly route: string;
  /** Label of the outermost sidebar category, if the page is in one. */
  readonly category?: string;
};

/** The upper-case letter that a title begins with, or '#' for digits and signs. */
function firstLetter(title: string): string {
  const letter = title.normalize('NFKD').charAt(0).toUpperCase();
  return /\p{L}/u.test(letter) ? letter : '#';
}

/** Pages by first letter; both keep their order. */
export function groupByLetter(
  pages: readonly ListedPage[],
): [letter: string, pages: ListedPage[]][] {
  const groups = new Map<string, ListedPage[]>();
  for (const page of pages) {
    memo(groups, firstLetter(page.title), () => []).push(page);
  }
  return Array.from(groups);
}

/** The outermost sidebar categories of pages, each once, in the order of the list. */
export function categoriesOf(pages: readonly ListedPage[]): string[] {
  return Array.from(
    new Set(pages.flatMap(({category}) => (category ? [category] : []))),
  ).sort((a, b) => a.localeCompare(b));
}

/** A part of the list: the page that has it, and the titles between which its pages are. */
export type ListPart = {
  readonly route: string;
  readonly first: string;
  readonly last: string;
};

/** Pages in a part at the most: a list that a browser shows at once, about 45 kB. */
const PART_SIZE = 300;

/** Cuts a list into parts of about the same length. */
export function cutIntoParts(
  pages: readonly ListedPage[],
  size = PART_SIZE,
): (readonly ListedPage[])[] {
  const count = Math.ceil(pages.length / size);
  const cut = (part: number) => Math.round((part * pages.length) / count);
  return Array.from({length: count}, (_, part) =>
    pages.slice(cut(part), cut(part + 1)),
  );
}
