/** A page as the list of all pages shows it. */
export type ListedPage = {
  readonly title: string;
  /** Path from the origin, with base URL. */
  readonly route: string;
  /** Label of the outermost sidebar category, if the page is in one. */
  readonly category?: string;
};

/** Pages whose titles begin with the same letter. */
export type LetterGroup = {
  /** An upper-case letter, or '#' for digits and signs. */
  readonly letter: string;
  readonly pages: readonly ListedPage[];
};

function firstLetter(title: string): string {
  const letter = title.normalize('NFKD').charAt(0).toUpperCase();
  return /\p{L}/u.test(letter) ? letter : '#';
}

/** Groups pages by first letter; both keep their order. */
export function groupByLetter(pages: readonly ListedPage[]): LetterGroup[] {
  const groups = new Map<string, ListedPage[]>();
  for (const page of pages) {
    const letter = firstLetter(page.title);
    const group = groups.get(letter);
    if (group) {
      group.push(page);
    } else {
      groups.set(letter, [page]);
    }
  }
  return [...groups].map(([letter, members]) => ({letter, pages: members}));
}

/** The outermost sidebar categories of pages, each once, in the order of the list. */
export function categoriesOf(pages: readonly ListedPage[]): string[] {
  return [
    ...new Set(pages.flatMap(({category}) => (category ? [category] : []))),
  ].sort((a, b) => a.localeCompare(b));
}
