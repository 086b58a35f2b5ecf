import {memo} from '../shared/memo';
import {CHUNK, fold, isRun, tokenize} from '../shared/words';

/** A part of a text, from `start` to before `end`, in UTF-16 units. */
export type Span = {readonly start: number; readonly end: number};

/** Size of the cache of tokens, because each key searches the same texts. */
const MAX_CACHED_WORDS = 10_000;

const tokenCache = new Map<string, readonly string[]>();

/** Returns true if a word or a part of it starts with a term. A term of one letter has to be the word or its first part. */
function matchesTerms(word: string, terms: readonly string[]): boolean {
  if (tokenCache.size >= MAX_CACHED_WORDS) {
    tokenCache.clear();
  }
  const tokens = memo(tokenCache, word, tokenize);
  return terms.some((term) =>
    term.length === 1
      ? tokens[0] === term
      : tokens.some((token) => token.startsWith(term)),
  );
}

/** Finds terms in a run of letters without spaces. If folding changes its length, the whole run is one match. */
function spansInRun(run: string, terms: readonly string[]): Span[] {
  const folded = fold(run);
  const isMatch = new Array<boolean>(run.length + 1).fill(false);
  for (const term of terms.filter(isRun)) {
    for (
      let start = folded.indexOf(term);
      start >= 0;
      start = folded.indexOf(term, start + 1)
    ) {
      isMatch.fill(true, start, start + term.length);
    }
  }
  if (folded.length !== run.length) {
    return isMatch.includes(true) ? [{start: 0, end: run.length}] : [];
  }
  const spans: Span[] = [];
  for (let end = 0; end < run.length; end++) {
    if (isMatch[end]) {
      const start = end;
      end = isMatch.indexOf(false, start);
      spans.push({start, end});
    }
  }
  return spans;
}

/** Finds the words of a text that start with a term, or have a part that does. In scripts without spaces, finds the terms. */
export function matchingWords(text: string, terms: readonly string[]): Span[] {
  return Array.from(text.matchAll(CHUNK)).flatMap(({0: word, index}) => {
    if (isRun(word)) {
      return spansInRun(word, terms).map(({start, end}) => ({
        start: index + start,
        end: index + end,
      }));
    }
    return matchesTerms(word, terms)
      ? [{start: index, end: index + word.length}]
      : [];
  });
}
