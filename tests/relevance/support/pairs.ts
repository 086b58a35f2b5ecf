import {isMinorWord} from '../../../plugins/search-local/client/query/minorWords';
import type {SearchIndex} from '../../../plugins/search-local/client/index/searchIndex';
import {words} from '../../../plugins/search-local/shared/tokenizer';
import type {IndexedPage} from '../../../plugins/search-local/server/buildDocuments';
import {FIRST, finds, measure} from './measures';
import type {Case, Measure} from './measures';
import {pick, randomOf} from './random';

/** What came of queries of a word of a title and one of the text. */
export type Pairs = {
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

type PageWords = {
  readonly title: ReadonlySet<string>;
  readonly text: ReadonlySet<string>;
};

const wordSet = (text: string) => new Set(words(text));

/** Words that say something: no numbers, no short or minor words. */
const telling = (text: string) =>
  words(text).filter(
    (word) => word.length > 3 && !/\d/.test(word) && !isMinorWord(word),
  );

/** How many pages have one word in the title and the other in the text. */
function holders(
  pages: readonly PageWords[],
  inTitle: string,
  inText: string,
): number {
  return pages.filter(({title, text}) => title.has(inTitle) && text.has(inText))
    .length;
}

/** Pages that have a pair either way, each once. */
function holdersEitherWay(
  pages: readonly PageWords[],
  one: string,
  other: string,
): number {
  return pages.filter(
    ({title, text}) =>
      (title.has(one) && text.has(other)) ||
      (title.has(other) && text.has(one)),
  ).length;
}

/** A word of each title and another of the text, by surface form: the page is among the first five. */
export function pairs(
  index: SearchIndex,
  pages: readonly IndexedPage[],
  seed: number,
): Pairs {
  const random = randomOf(seed);
  const texts = pages.map(({title, sections}) =>
    [title, ...sections.flatMap((each) => [each.title, each.content])].join(
      ' ',
    ),
  );
  const known = pages.map(({title}, at) => ({
    title: wordSet(title),
    text: wordSet(texts[at]!),
  }));
  const drawn: Case[] = [];
  const clear: Case[] = [];
  let reachable = 0;
  pages.forEach(({title}, at) => {
    const ofTitle = telling(title);
    const ofText = telling(texts[at]!).filter(
      (word) => !known[at]!.title.has(word),
    );
    if (ofTitle.length === 0 || ofText.length === 0) {
      return;
    }
    const pair = [pick(ofTitle, random), pick(ofText, random)] as const;
    const query = pair.join(' ');
    const tried = {query, isGood: finds(index, query, title, FIRST)};
    drawn.push(tried);
    reachable += Math.min(1, FIRST / holders(known, ...pair));
    if (holdersEitherWay(known, ...pair) <= FIRST) {
      clear.push(tried);
    }
  });
  return {
    clear: measure(clear),
    drawn: measure(drawn),
    ceiling: reachable / drawn.length,
  };
}
