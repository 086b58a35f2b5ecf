/**
 * The numbers that the ranking was tuned with. `npm run search:tune` shows what
 * each is worth on all query sets. It is one object so that the script can
 * change a number and measure again.
 */
export const TUNING = {
  // How well a term of the index matches a word, compared to the word itself.
  /** The stem of the word. */
  stem: 0.7,
  /** A longer term that begins with the word, times √(length of the word / length of the term). */
  prefix: 0.5,
  /** A term that has the word inside it, in languages with compounds. */
  part: 0.4,
  /** A synonym of the word. */
  synonym: 0.8,

  // What a match counts by its place.
  /** A word that only the code of a section has, compared to one of its text. */
  code: 0.4,
  /** Exponent of the share of the words that a page has, if the query has one or two. */
  coverage: 2,
  /** Bonus for all words at the head of a page: its title, tags, categories, and names. */
  head: 3,
  /** Additional bonus if a query of three or more words is all at the head. */
  wholeHead: 4,
  /** Bonus for all words in one section. */
  oneSection: 0.5,
  /** Share of the best section that is added to the sum of the words' best weights. */
  bestSection: 0.5,
  /** Bonus for a page whose whole title is in the query. */
  title: 1,
  /** Bonus for a page with an alias that is the query. */
  alias: 9,
  /** What an alias counts, compared to the next more similar one. */
  nextAlias: 0.75,
  /** What aliases count for a query of two words, which often is a name, compared to a longer one. */
  shortAlias: 0.5,
  /** Bonus for the page that lunr scores highest among the first ones. */
  baseScore: 0.3,
  /** What a letter of a title counts if a synonym matches it. */
  titleSynonym: 0.8,

  // What a page counts regardless of the words.
  /** Added for each doubling of the number of pages that link to the page. */
  links: 0.08,
  /** A guide, if the query is a question. */
  guide: 1.25,
  /** A deprecated page. */
  deprecated: 0.6,

  // Tiers that a page loses.
  /** Found by synonyms of some words. */
  synonymStep: 3,
  /** Found by a synonym of a phrase alone. */
  aloneStep: 20,
  /** A deprecated page that has the words in its title. */
  deprecatedStep: 5,
  /** A post, or a page that lists what other pages explain. */
  lateStep: 1,
};
