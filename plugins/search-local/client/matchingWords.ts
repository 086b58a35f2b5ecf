import {memo} from '../shared/memo';
import {CHUNK, fold, isRun, tokenize} from '../shared/words';

/** A piece of a text, from `start` to before `end`, in UTF-16 units. */
export type Span = {readonly start: number; readonly end: number};

/** Words whose tokens are kept: each letter of a query looks through the same texts. */
const MAX_KEPT_WORDS = 10_000;

const keptTokens = new Map<string, readonly string[]>();

/** Whether a word, or a part of it, begins with one of the terms; a single letter has to be the word itself or its first part. */
function matchesTerms(word: string, terms: readonly string[]): boolean {
  if (keptTokens.size >= MAX_KEPT_WORDS) {
    keptTokens.clear();
  }
  const tokens = memo(keptTokens, word, tokenize);
  return terms.some((term) =>
    term.length === 1
      ? tokens[0] === term
      : tokens.some((token) => token.startsWith(term)),
  );
}

/** Where terms stand in a run of letters without blanks; all of it where its letters are written in another form. */
function spansInRun(run: string, terms: readonly string[]): Span[] {
  const folded = fold(run);
  const isMatch = new Array<boolean>(run.length + 1).fill(false);
  for (const term of terms.filter(isRun)) {
    for (
      let at = folded.indexOf(term);
      at >= 0;
      at = folded.indexOf(term, at + 1)
    ) {
      isMatch.fill(true, at, at + term.length);
    }
  }
  if (folded.length !== run.length) {
    return isMatch.includes(true) ? [{start: 0, end: run.length}] : [];
  }
  const spans: Span[] = [];
  for (let at = 0; at < run.length; at++) {
    if (isMatch[at]) {
      const start = at;
      at = isMatch.indexOf(false, at);
      spans.push({start, end: at});
    }
  }
  return spans;
}

/** The words of a text that begin with a term, or have a part that does. In scripts without spaces, the terms themselves. */
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
