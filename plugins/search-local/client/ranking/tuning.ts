/**
 * Qualities of matches, compared to the word itself. The numbers of pages are in
 * `features.ts`. `npm run search:tune` prints the worth of each number on all
 * query sets.
 */
export const TUNING = {
  /** The stem of the word. */
  stem: 0.7,
  /** A longer term that begins with the word, times √(length of the word / length of the term). */
  prefix: 0.5,
  /** A term that contains the word, in languages with compounds. */
  part: 0.4,
  /** A synonym of the word. */
  synonym: 0.8,
  /** Weight of the best section, compared to the sum of each word's best section. */
  bestSection: 0.5,
  /** An alias of a page, compared to the next more similar one. */
  nextAlias: 0.75,
  /** Aliases for a query of two words, which often is a name. */
  shortAlias: 0.5,
};
