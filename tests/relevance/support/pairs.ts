import type {SearchIndex} from '../../../plugins/search-local/client/index/searchIndex';
import type {IndexedPage} from '../../../plugins/search-local/server/buildDocuments';
import {drawPairs} from './drawPairs';
import {FIRST, finds, measure} from './measures';
import type {Measure} from './measures';

/** What came of queries of a word of a title and one of the text. */
type Pairs = {
  /** Pairs that at most five pages have, one word in the title and the other in the text, either way. */
  readonly clear: Measure;
  /** Pairs as drawn. */
  readonly drawn: Measure;
  /**
   * Share of the drawn pairs that a search could answer that knows no more than
   * the words: of seven pages with the pair, five can be among the first five.
   */
  readonly ceiling: number;
};

/** A word of each title and another of the text: the page is among the first five. */
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
