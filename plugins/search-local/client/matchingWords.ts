import {CHUNK, tokenize} from '../shared/words';

/** A piece of a text, from `start` to before `end`, in UTF-16 units. */
export type Span = {readonly start: number; readonly end: number};

/** Words whose tokens are kept: those of the texts that a reader sees while typing. */
const MAX_KEPT_WORDS = 10_000;

const keptTokens = new Map<string, readonly string[]>();

/** The tokens of a word; the same texts are looked through with each letter of a query. */
function tokensOf(word: string): readonly string[] {
  let tokens = keptTokens.get(word);
  if (!tokens) {
    if (keptTokens.size >= MAX_KEPT_WORDS) {
      keptTokens.clear();
    }
    tokens = tokenize(word);
    keptTokens.set(word, tokens);
  }
  return tokens;
}

/** Whether a word, or a part of it, begins with one of the terms. */
export function matchesTerms(word: string, terms: readonly string[]): boolean {
  return tokensOf(word).some((token) =>
    terms.some((term) => token.startsWith(term)),
  );
}

/** The words of a text that begin with one of the terms, or have a part that does. */
export function matchingWords(text: string, terms: readonly string[]): Span[] {
  return [...text.matchAll(CHUNK)]
    .filter(([word]) => matchesTerms(word, terms))
    .map(({0: word, index}) => ({start: index, end: index + word.length}));
}
