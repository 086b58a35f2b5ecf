import type {StoredPage} from '../../shared/compactPages';
import type {AliasMatch} from './aliases';
import type {TitleMatch} from './titles';

/** Properties of a page that a query matches. */
export type Candidate = {
  readonly page: StoredPage;
  /** log2 of one more than the number of pages that link to the page, rounded down. */
  readonly links: number;
  readonly title: TitleMatch;
  readonly alias: AliasMatch | undefined;
  /** True if a heading is the query, or if the page defines a name that the query has in addition to the title. */
  readonly isDefinition: boolean;
  /** True if all words are in the title. */
  readonly hasAllInTitle: boolean;
  /** True if all words or their synonyms are in the title. */
  readonly hasAllInTitleBySynonym: boolean;
  /** True for a query of two words, one in the title and the other elsewhere, both as typed. */
  readonly isPartOfTitle: boolean;
  /** True if the title is the query with a typo. */
  readonly isNearTitle: boolean;
  /** Share of the words that the page has, from 0 to 1. Rare words count more. */
  readonly coverage: number;
  /** Share of the words in title, tags, categories, or names of the page. */
  readonly headCoverage: number;
  readonly isInOneSection: boolean;
  /** True for a query of one or two words. */
  readonly isShort: boolean;
  readonly isQuestion: boolean;
  /** Share of the words in the best section of a page that explains messages, from 0 to 1; 0 for other pages and other queries. */
  readonly messageShare: number;
  /** lunr's score of the best section, compared to the page with the highest one, from 0 to 1; 0 for pages that lunr was not asked about. */
  readonly lunrScore: number;
  /** True for a post, if the site puts posts last, and for a page that lists other pages. */
  readonly isLate: boolean;
};

/** A kind of match. A page of a higher kind is before all pages of lower kinds. */
export type Kind = {
  readonly name: string;
  points: number;
  /** True if the reader means the page, so that its result leads to the beginning of the page. */
  readonly isWholePage: boolean;
  readonly test: (candidate: Candidate) => boolean;
};

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
export function pointsOf({points}: Kind, {page, isLate}: Candidate): number {
  const isOld =
    page.isDeprecated && points >= TITLE_POINTS && points < KINDS[0]!.points;
  return (
    points -
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
