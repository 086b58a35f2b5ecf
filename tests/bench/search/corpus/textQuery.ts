import type {IndexedPage} from '../../../../plugins/search-local/server/buildDocuments';
import {words} from '../../../../plugins/search-local/shared/words';

/** What is searched for in a first search. */
export type FirstQuery = {
  readonly text: string;
  /** Text of a row that counts as found; empty for any row. */
  readonly row: string;
};

/** A word of a title, which a search may find before its index is complete. */
export const TITLE_QUERY: FirstQuery = {text: 'normalize', row: ''};

const SHORTEST_WORD = 8;

/** Words that share so many letters may have one stem, as salary and salaries do. */
const STEM_LENGTH = 5;

const stemOf = (word: string) => word.slice(0, STEM_LENGTH);

/**
 * A word that the text of a single page has, and no title or heading, with the
 * title of that page: it is answered once words of the text are.
 * @throws Error if there is no such word.
 */
export function textQuery(pages: readonly IndexedPage[]): FirstQuery {
  const holders = new Map<string, Set<IndexedPage>>();
  const named = new Set<string>();
  for (const page of pages) {
    for (const {title, content} of page.sections) {
      words(`${page.title} ${title}`).forEach((word) => {
        named.add(stemOf(word));
      });
      words(content).forEach((word) => {
        const stem = stemOf(word);
        holders.set(stem, (holders.get(stem) ?? new Set()).add(page));
      });
    }
  }
  for (const page of pages) {
    for (const {content} of page.sections) {
      const text = words(content).find(
        (word) =>
          word.length >= SHORTEST_WORD &&
          /^[a-z]+$/.test(word) &&
          !named.has(stemOf(word)) &&
          holders.get(stemOf(word))?.size === 1,
      );
      if (text !== undefined) {
        return {text, row: page.title};
      }
    }
  }
  throw new Error(
    `None of ${pages.length} pages has a word of its own in its text; measure more pages.`,
  );
}
