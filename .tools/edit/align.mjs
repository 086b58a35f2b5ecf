import {factsOf, lacking, wordsOf} from './facts.mjs';

/** What a pair of texts gets besides its likeness, so that a rewritten sentence is no removed and no added one. */
const PAIR = 0.15;

/** Likeness at which a sentence that is gone and a new one elsewhere are the same sentence, moved. */
const MOVED = 0.3;

/** Between the places of a sentence that moved. */
export const MOVE = ' -> ';

/** Likeness from which on two sentences can be a pair, and each half of a split sentence part of the whole. */
const LEAST = 0.1;
const LEAST_OF_PART = 0.25;

/** Sentences before and after that make one pair. */
const SHAPES = [
  [1, 1],
  [1, 2],
  [2, 1],
  [0, 1],
  [1, 0],
];

/** How much two texts have in common, 0 to 1; facts count twice. */
export function likeness(one, other) {
  const [left, right] = [one, other].map((text) => {
    const facts = factsOf(text);
    return [...new Set(wordsOf(text)), ...facts, ...facts];
  });
  const shared = left.length - lacking(left, right).length;
  return shared === 0 ? 0 : (2 * shared) / (left.length + right.length);
}

/** What a pair adds to the score: its likeness, for each sentence in it. */
function gainOf(before, after) {
  const [old, current] = [before.join(' '), after.join(' ')];
  if (before.length === 1 && after.length === 1) {
    const score = likeness(old, current);
    return score < LEAST ? 0 : 2 * (score + PAIR);
  }
  const isWhole =
    before.length * after.length > 0 &&
    before.every((one) => likeness(one, current) >= LEAST_OF_PART) &&
    after.every((one) => likeness(old, one) >= LEAST_OF_PART);
  return isWhole ? 3 * likeness(old, current) : 0;
}

/**
 * Pairs the sentences of a text before and after an edit, in their order: one
 * with one, one with two, or one with none.
 */
export function align(before, after) {
  const best = Array.from({length: before.length + 1}, () => []);
  for (let left = 0; left <= before.length; left++) {
    for (let right = 0; right <= after.length; right++) {
      best[left][right] = {score: left + right === 0 ? 0 : -1};
      for (const [taken, given] of SHAPES) {
        const from = best[left - taken]?.[right - given];
        if (from) {
          const old = before.slice(left - taken, left);
          const current = after.slice(right - given, right);
          const gain = gainOf(old, current);
          const isPair = old.length * current.length === 0 || gain > 0;
          if (isPair && from.score + gain > best[left][right].score) {
            const pair = {before: old.join(' '), after: current.join(' ')};
            best[left][right] = {score: from.score + gain, from, pair};
          }
        }
      }
    }
  }
  const pairs = [];
  for (let at = best[before.length][after.length]; at.from; at = at.from) {
    pairs.unshift(at.pair);
  }
  return pairs;
}

/** Joins sentences that are gone from one place with new ones that say the same at one of the `targets`. */
export function joinMoved(pairs, targets) {
  const gone = pairs.filter(({after}) => !after);
  const added = pairs.filter(
    ({before, place}) => !before && targets.includes(place),
  );
  const candidates = gone
    .flatMap((left) =>
      added.map((right) => ({
        left,
        right,
        score: likeness(left.before, right.after),
      })),
    )
    .filter(({score}) => score >= MOVED)
    .sort((one, other) => other.score - one.score);
  const used = new Map();
  for (const {left, right} of candidates) {
    if (!used.has(left) && !used.has(right)) {
      used.set(left, right).set(right, undefined);
    }
  }
  return pairs.flatMap((pair) => {
    if (!used.has(pair)) {
      return [pair];
    }
    const partner = used.get(pair);
    return partner
      ? [
          {
            place: `${pair.place}${MOVE}${partner.place}`,
            before: pair.before,
            after: partner.after,
          },
        ]
      : [];
  });
}
