import type {TextPart} from '../../shared/answer';
import {decodeLines} from '../../shared/textLines';
import {RUN_LETTER} from '../../shared/words';
import {matchingWords} from '../matchingWords';

/** Number of words before the first match in an excerpt. */
const LEAD_WORDS = 6;

/** Splits a text into matching words and the text between them. */
export function markMatches(
  text: string,
  terms: readonly string[],
): TextPart[] {
  const parts: TextPart[] = [];
  const add = (piece: string, isMatch: boolean) => {
    if (piece) {
      parts.push({text: piece, isMatch});
    }
  };
  let end = 0;
  for (const span of matchingWords(text, terms)) {
    add(text.slice(end, span.start), false);
    add(text.slice(span.start, span.end), true);
    end = span.end;
  }
  add(text.slice(end), false);
  return parts;
}

/** Matches words, or letter bigrams in scripts without spaces. */
const PIECE = new RegExp(`${RUN_LETTER}{1,2}|(?:(?!${RUN_LETTER})\\S)+`, 'gu');

/** Cuts a text to a number of words around most query terms, with ellipses for omitted text. */
export function excerpt(
  text: string,
  terms: readonly string[],
  words: number,
): string {
  const all = Array.from(text.matchAll(PIECE), ({0: piece, index}) => ({
    start: index,
    end: index + piece.length,
  }));
  const cut = (from: number, to: number) =>
    text.slice(all[from]?.start, all[to - 1]?.end);
  if (all.length <= words) {
    return cut(0, all.length);
  }
  const spans = matchingWords(text, terms);
  let next = 0;
  const hits = all.map(({start, end}) => {
    while (next < spans.length && spans[next]!.end <= start) {
      next++;
    }
    return next < spans.length && spans[next]!.start < end ? 1 : 0;
  });
  let inWindow = hits
    .slice(0, words)
    .reduce<number>((sum, hit) => sum + hit, 0);
  let best = {start: 0, count: inWindow};
  for (let start = 1; start + words <= all.length; start++) {
    inWindow += (hits[start + words - 1] ?? 0) - (hits[start - 1] ?? 0);
    if (inWindow > best.count) {
      best = {start, count: inWindow};
    }
  }
  const firstHit = hits.indexOf(1, best.start);
  const start = best.count === 0 ? 0 : Math.max(0, firstHit - LEAD_WORDS);
  const end = Math.min(start + words, all.length);
  return `${start > 0 ? '… ' : ''}${cut(start, end)}${end < all.length ? ' …' : ''}`;
}

/** Matches between two sentences. */
const BETWEEN_SENTENCES =
  /(?<=[.!?…]["'”’)\]]*)\s+(?=["'“‘([]?[\p{Lu}\p{Lo}\p{N}])|(?<=[。！？])/u;

const COMPLETE = /[.!?…。！？।؟]["'”’)\]]*$/u;

const wordCount = (text: string) => text.split(/\s+/).length;

/** Counts the different words of a text that start with a mark. */
const hitsIn = (text: string, marks: readonly string[]): number =>
  new Set(
    matchingWords(text, marks).map(({start, end}) =>
      text.slice(start, end).toLowerCase(),
    ),
  ).size;

/** Returns a sentence with the next ones of its line, up to a number of words. */
function withNext(
  sentences: readonly string[],
  position: number,
  words: number,
) {
  let text = sentences[position]!;
  for (const next of sentences.slice(position + 1)) {
    const longer = `${text} ${next}`;
    if (!COMPLETE.test(next) || wordCount(longer) > words) {
      break;
    }
    text = longer;
  }
  return text;
}

/** Minimum number of words in a quoted text that is not a sentence, so that labels are not quoted. */
const MIN_WORDS = 4;

/** Rank of matching sentences, which come before other matching text, such as list items. */
const SENTENCE_RANK = 1000;

function rankOf(text: string, hits: number): number {
  if (COMPLETE.test(text)) {
    return hits > 0 ? SENTENCE_RANK + hits : 0.5;
  }
  return wordCount(text) < MIN_WORDS ? 0 : hits;
}

/**
 * Quotes the sentence of a section with the most words of the query, after the
 * term that it describes, cut to a number of words. `hits` is the number of
 * different matching words. Returns undefined if no text can be quoted.
 */
export function quote(
  encoded: string,
  marks: readonly string[],
  words: number,
) {
  let bestRank = 0;
  let best: {readonly text: string; readonly hits: number} | undefined;
  for (const {text, term} of decodeLines(encoded).filter(
    ({isProse}) => isProse,
  )) {
    const sentences = text.split(BETWEEN_SENTENCES);
    const before = term && `${term}: `;
    sentences.forEach((sentence, position) => {
      const hits = hitsIn(before + sentence, marks);
      const rank = rankOf(sentence, hits);
      if (rank > bestRank) {
        bestRank = rank;
        best = {text: before + withNext(sentences, position, words), hits};
      }
    });
  }
  return best && {...best, text: excerpt(best.text, marks, words)};
}
