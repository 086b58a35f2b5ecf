import lunr from 'lunr';

// Apart from the stemmer, so that a page that only marks words loads no lunr.
export {CHUNK, compounds, tokenize, words} from './words';
export type {Compound} from './words';

function englishStem(term: string): string {
  return lunr.stemmer(new lunr.Token(term, {})).toString();
}

/** Stemmers by language; a language without one is searched by surface form. */
const STEMMERS: Readonly<Record<string, (term: string) => string>> = {
  en: englishStem,
};

/** The stem of a term, or the term itself where the language has no stemmer. */
export function stem(term: string, locale: string): string {
  const language = locale.split('-')[0] ?? locale;
  return STEMMERS[language]?.(term) ?? term;
}
