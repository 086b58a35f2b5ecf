import {languageOf} from '../../../plugins/search-local/shared/language/language';
import {words} from '../../../plugins/search-local/shared/words';
import type {IndexedPage} from '../../../plugins/search-local/server/buildDocuments';
import {hashOf} from '../../support/hash';
import {pick, randomOf} from './random';

/** A pair of words that more pages than this have cannot name one of them. */
const FEW = 5;

/** A word of a page's title and another of its text, as a query. */
type Pair = {
  readonly query: string;
  readonly page: IndexedPage;
  /** Pages that have the one in the title and the other in the text. */
  readonly holders: number;
  /** Whether few pages have the pair, either way round. */
  readonly isClear: boolean;
};

type PageWords = {
  readonly title: ReadonlySet<string>;
  readonly text: ReadonlySet<string>;
};

const wordSet = (text: string) => new Set(words(text));

const {minorWords} = languageOf('en');

/** Words that say something: no numbers, no short or minor words. */
const telling = (text: string) =>
  words(text).filter(
    (word) => word.length > 3 && !/\d/.test(word) && !minorWords.has(word),
  );

/** A pair of each page that has telling words, drawn at random; words are compared by surface form. */
export function drawPairs(pages: readonly IndexedPage[], seed: number): Pair[] {
  const texts = pages.map(({title, sections}) =>
    [title, ...sections.flatMap((each) => [each.title, each.content])].join(
      ' ',
    ),
  );
  const known: readonly PageWords[] = pages.map(({title}, at) => ({
    title: wordSet(title),
    text: wordSet(texts[at]!),
  }));
  return pages.flatMap((page, at) => {
    const ofTitle = telling(page.title);
    const ofText = telling(texts[at]!).filter(
      (word) => !known[at]!.title.has(word),
    );
    if (ofTitle.length === 0 || ofText.length === 0) {
      return [];
    }
    const random = randomOf(seed + hashOf(page.page.route));
    const one = pick(ofTitle, random);
    const other = pick(ofText, random);
    const has = ({title, text}: PageWords) => title.has(one) && text.has(other);
    const hasTurned = ({title, text}: PageWords) =>
      title.has(other) && text.has(one);
    return [
      {
        query: `${one} ${other}`,
        page,
        holders: known.filter(has).length,
        isClear:
          known.filter((each) => has(each) || hasTurned(each)).length <= FEW,
      },
    ];
  });
}
