import {languageOf} from './language/language';

// Apart from the stemmer, so that a page that only marks words loads no lunr.
export {
  CHUNK,
  compounds,
  isRun,
  tokenize,
  unitsOf,
  wholeWords,
  words,
} from './words';
export type {Compound} from './words';

/** The stem of a term, or the term itself where the language has no stemmer. */
export const stem = (term: string, locale: string): string =>
  languageOf(locale).stem(term);
