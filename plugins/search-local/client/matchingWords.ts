import {CHUNK, tokenize} from '../shared/words';

/** A piece of a text, from `start` to before `end`, in UTF-16 units. */
export type Span = {readonly start: number; readonly end: number};

/** Whether a word, or a part of it, begins with one of the terms. */
export function matchesTerms(word: string, terms: readonly string[]): boolean {
  return tokenize(word).some((token) =>
    terms.some((term) => token.startsWith(term)),
  );
}

/** The words of a text that begin with one of the terms, or have a part that does. */
export function matchingWords(text: string, terms: readonly string[]): Span[] {
  return [...text.matchAll(CHUNK)]
    .filter(([word]) => matchesTerms(word, terms))
    .map(({0: word, index}) => ({start: index, end: index + word.length}));
}
