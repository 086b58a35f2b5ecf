import type {Candidate} from './candidate';

/** A kind of match. A page of a higher kind is before all pages of lower kinds. */
export type Kind = {
  readonly name: string;
  points: number;
  /** True if the reader means the page, so that its result leads to the beginning of the page. */
  readonly isWholePage: boolean;
  readonly test: (candidate: Candidate) => boolean;
  /** Points, below 1, that order the pages of this kind. */
  readonly order?: (candidate: Candidate) => number;
};

/** Maximum number of letters of a title that count in the order of pages. */
const MAX_LETTERS = 100;

/** Kinds of matches, highest first. A page has the first kind whose test it passes. */
export const KINDS: readonly Kind[] = [
  {
    name: 'The query is the title',
    points: 40,
    isWholePage: true,
    test: ({title}) => title.relation === 'equal' && !title.isBySynonym,
  },
  {
    name: 'The query is an alias',
    points: 37,
    isWholePage: true,
    test: ({alias}) => alias?.exact !== undefined,
  },
  {
    name: 'The query with a synonym is the title',
    points: 37,
    isWholePage: true,
    test: ({title}) => title.relation === 'equal',
  },
  {
    name: 'The title starts with the query',
    points: 30,
    isWholePage: true,
    test: ({title}) => title.relation === 'start',
  },
  {
    name: 'The query has nearly all words of an alias of a section, such as an error message',
    points: 25,
    isWholePage: false,
    test: ({alias}) => alias?.message !== undefined,
  },
  {
    name: 'All words are in the title, or the query without minor words is an alias',
    points: 20,
    isWholePage: true,
    test: ({hasAllInTitle, alias}) =>
      hasAllInTitle || alias?.alike !== undefined,
  },
  {
    name: 'A heading is the query, or the page defines a name that the query has in addition to the title',
    points: 19,
    isWholePage: false,
    test: ({isDefinition}) => isDefinition,
    // Of k-Means and k-Means (Kernel), the longer title is meant if the query has it.
    order: ({title, page}) =>
      title.rest ? Math.min(page.title.length / MAX_LETTERS, 0.99) : 0,
  },
  {
    name: 'One of two words is in the title, the other in the text. Not in the title of a recipe, which is a task and not a name',
    points: 18,
    isWholePage: false,
    test: ({isPartOfTitle, page}) => isPartOfTitle && page.kind !== 'recipe',
  },
  {
    name: 'All words or their synonyms are in the title',
    points: 17,
    isWholePage: true,
    test: ({hasAllInTitleBySynonym}) => hasAllInTitleBySynonym,
  },
  {
    name: 'The title is the query with a typo',
    points: 16,
    isWholePage: true,
    test: ({isNearTitle}) => isNearTitle,
  },
  {
    name: 'Words are elsewhere',
    points: 0,
    isWholePage: false,
    test: () => true,
  },
];

/** Points from which a deprecated page loses some. */
const TITLE_POINTS = 20;

/** Points that a page loses: a deprecated page with the words in its title, and a post or a page that lists what other pages explain. */
export const DEDUCTIONS = {deprecated: 5, late: 1};

/** Returns the kind of match of a candidate. */
export const kindOf = (candidate: Candidate): Kind =>
  KINDS.find(({test}) => test(candidate))!;

/** Returns the points of a candidate of a kind, less deductions. */
export function pointsOf({points, order}: Kind, candidate: Candidate): number {
  const {page, isLate} = candidate;
  const isOld =
    page.isDeprecated && points >= TITLE_POINTS && points < KINDS[0]!.points;
  return (
    points +
    (order?.(candidate) ?? 0) -
    (isLate ? DEDUCTIONS.late : 0) -
    (isOld ? DEDUCTIONS.deprecated : 0)
  );
}

/** A factor of the weight of a page, which orders pages with the same points. */
type Feature = {
  readonly name: string;
  weight: number;
  readonly factor: (weight: number, candidate: Candidate) => number;
};

/** Creates the factor of a bonus: 1 + weight × value. A true value is 1. */
const bonus =
  (value: (candidate: Candidate) => number | boolean): Feature['factor'] =>
  (weight, candidate) =>
    1 + weight * Number(value(candidate));

/** Features of a page. Its weight is the weight of its words times all factors. */
export const FEATURES: readonly Feature[] = [
  {
    name: 'Share of the words that the page has; the weight is an exponent for one or two words',
    weight: 3,
    factor: (weight, {coverage, isShort}) => coverage ** (isShort ? weight : 1),
  },
  {
    name: 'Share of the words in title, tags, categories, or names',
    weight: 3,
    factor: bonus(({headCoverage}) => headCoverage),
  },
  {
    name: 'Three or more words, all in title, tags, categories, or names',
    weight: 1,
    factor: bonus(({headCoverage, isShort}) => headCoverage === 1 && !isShort),
  },
  {
    name: 'All words in one section',
    weight: 0.25,
    factor: bonus(({isInOneSection}) => isInOneSection),
  },
  {
    name: 'Share of the letters of the title that are in the query',
    weight: 1,
    factor: bonus(({title}) => title.closeness),
  },
  {
    name: 'Likeness of the query and the aliases of the page',
    weight: 9,
    factor: bonus(({alias}) => alias?.likeness ?? 0),
  },
  {
    name: 'Share of the words of a message in a section that explains messages',
    weight: 1,
    factor: bonus(({messageShare}) => messageShare),
  },
  {
    name: 'Rarity of the words of an alias that is nearly all in the query',
    weight: 100,
    factor: bonus(({alias}) => alias?.message?.weight ?? 0),
  },
  {
    name: "lunr's score of the best section, compared to that of other pages",
    weight: 0.3,
    factor: bonus(({lunrScore}) => lunrScore),
  },
  {
    name: 'Each doubling of the number of pages that link to the page',
    weight: 0.08,
    factor: bonus(({links}) => links),
  },
  {
    name: 'A guide or a recipe, if the query is a question',
    weight: 0.25,
    factor: bonus(
      ({isQuestion, page: {kind}}) =>
        isQuestion && (kind === 'guide' || kind === 'recipe'),
    ),
  },
  {
    name: 'A recipe, if the query has three words or more: names are shorter than tasks',
    weight: 0.15,
    factor: bonus(({isShort, page}) => !isShort && page.kind === 'recipe'),
  },
  {
    name: 'A deprecated page',
    weight: -0.4,
    factor: bonus(({page}) => page.isDeprecated),
  },
];

/** Returns the product of the factors of a candidate. */
export const factorOf = (candidate: Candidate): number =>
  FEATURES.reduce(
    (product, {weight, factor}) => product * factor(weight, candidate),
    1,
  );
