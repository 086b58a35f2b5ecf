import type {Layout} from './codec/postings';
import type {SearchPage} from './searchPage';

/** Letter of the smallest sections. */
const SMALLEST = 'a'.charCodeAt(0);

/** Number of the first section of each page, and at the end that of all sections. */
export function firstSections(pages: readonly SearchPage[]): number[] {
  const starts = [0];
  pages.forEach(({sections}, at) =>
    starts.push((starts[at] ?? 0) + sections.length),
  );
  return starts;
}

/** A letter for a section: the power of two of its terms, in upper case if it defines names. */
export function sectionLetter(terms: number, hasNames: boolean): string {
  const letter = String.fromCharCode(
    SMALLEST + Math.floor(Math.log2(terms + 1)),
  );
  return hasNames ? letter.toUpperCase() : letter;
}

/** How the sections lie in the pages, by the letters of the sections. */
export function layoutOf(
  pages: readonly SearchPage[],
  letters: string,
): Layout {
  return {
    firstSections: firstSections(pages),
    sizeClasses: Array.from(
      letters,
      (letter) => letter.toLowerCase().charCodeAt(0) - SMALLEST,
    ),
    hasNames: Array.from(letters, (letter) => letter !== letter.toLowerCase()),
  };
}
