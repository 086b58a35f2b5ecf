import {tokenize} from '../shared/words';

/** Whether a word, or a part of it, begins with one of the terms. */
export function matchesTerms(word: string, terms: readonly string[]): boolean {
  return tokenize(word).some((token) =>
    terms.some((term) => token.startsWith(term)),
  );
}
