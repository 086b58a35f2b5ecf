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
