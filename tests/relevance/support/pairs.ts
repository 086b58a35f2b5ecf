import type {SearchIndex} from '../../../plugins/search-local/client/index/searchIndex';
import type {IndexedPage} from '../../../plugins/search-local/server/buildDocuments';
import {drawPairs} from './drawPairs';
import {FIRST, finds, measure} from './measures';
import type {Measure} from './measures';

/** Results of queries with one word from a title and one from the text. */
type Pairs = {
  /**
   * Pairs that at most five pages have, with one word in the title and the
   * other in the text, in either order.
   */
  readonly clear: Measure;
  /** All drawn pairs. */
  readonly drawn: Measure;
  /**
   * Best possible share for a search that knows only the words. If seven pages
   * have a pair, only five of them can be among the first five results.
   */
  readonly ceiling: number;
};

/**
 * Queries with a word of each title and another of the text: the page must be
 * among the first five results.
 */
export function pairs(
  index: SearchIndex,
  pages: readonly IndexedPage[],
  seed: number,
): Pairs {
  const tried = drawPairs(pages, seed).map(
    ({query, page, holders, isClear}) => ({
      query,
      isGood: finds(index, query, page.title, FIRST),
      holders,
      isClear,
    }),
  );
  const reachable = tried.reduce(
    (sum, {holders}) => sum + Math.min(1, FIRST / holders),
    0,
  );
  return {
    clear: measure(tried.filter(({isClear}) => isClear)),
    drawn: measure(tried),
    ceiling: reachable / tried.length,
  };
}
