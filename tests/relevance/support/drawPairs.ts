import {languageOf} from '../../../plugins/search-local/shared/language/language';
import {words} from '../../../plugins/search-local/shared/words';
import type {IndexedPage} from '../../../plugins/search-local/server/buildDocuments';
import {hashOf} from '../../support/hash';
import {pick, randomOf} from './random';

/**
 * Maximum number of pages with a pair of words that can still identify one of
 * them.
 */
const FEW = 5;

/** A query of two words: one from a page's title, and one from its text. */
type Pair = {
  readonly query: string;
  readonly page: IndexedPage;
  /**
   * Number of pages with the first word in the title and the second in the
   * text.
   */
  readonly holders: number;
  /** True if at most `FEW` pages have the pair, in either order. */
  readonly isClear: boolean;
};

type PageWords = {
  readonly title: ReadonlySet<string>;
  readonly text: ReadonlySet<string>;
};

const wordSet = (text: string) => new Set(words(text));

const {minorWords} = languageOf('en');

/** Distinctive words: no numbers, and no short or minor words. */
const telling = (text: string) =>
  words(text).filter(
    (word) => word.length > 3 && !/\d/.test(word) && !minorWords.has(word),
  );

/**
 * Draws a random pair for each page with distinctive words. Words are compared
 * by surface form.
 */
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
