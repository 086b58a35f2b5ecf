import type {TextPart} from '../../shared/answer';
import {RUN_LETTER} from '../../shared/words';
import {matchingWords} from '../matchingWords';

/** Words before the first match that an excerpt keeps. */
const LEAD_WORDS = 6;

/** Cuts a text into matching words and what is between them; the parts join to the text. */
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

/** Words, and pairs of letters where no blanks are between words. */
const PIECE = new RegExp(`${RUN_LETTER}{1,2}|(?:(?!${RUN_LETTER})\\S)+`, 'gu');

/**
 * The `words` words of a text around the place where most query terms stand
 * close together, with an ellipsis where text is left out.
 */
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
