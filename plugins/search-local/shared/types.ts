import type {ResultKind} from './answer';
import type {CompactPage} from './compactPages';
import type {BoostedField} from './fields';
import type {PackedPostings} from './packed/postings';

/** Replacements by phrase. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** Comma-separated keys of phrases by their replacement. `keyOf` creates the keys. */
export type PackedSynonyms = Readonly<Record<string, string>>;

/** The searchable part of an index file. DESIGN.md describes the fields. */
export type PackedIndex = {
  readonly format: number;
  readonly k1: number;
  readonly b: number;
  readonly parentCategories: number;
  readonly postsLast: boolean;
  readonly links: string;
  readonly termCount: number;
  readonly terms: string;
  readonly stems: string;
  readonly lengths: string;
  readonly postings: PackedPostings;
  readonly aliases: string;
  readonly texts: string;
};

/** Content of a text file: the data of a page that is only needed to show it. */
export type TextFile = {
  /** Texts of the sections, encoded by `encodeLines`. */
  readonly texts: readonly string[];
  /** Description of the page, if it has one. */
  readonly description?: string;
  readonly tags: readonly string[];
};

/** Content of `search-index-{locale}.json`. */
export type IndexFile = {
  /** Pages with their sections. */
  readonly documents: readonly CompactPage[];
  readonly index: PackedIndex;
  readonly synonyms: PackedSynonyms;
};

/** Content of the first tier: an index of titles, tags, and categories. */
export type TitlesFile = Omit<IndexFile, 'synonyms'>;

/** Paths of the files of an index, from the origin. */
export type IndexLocation = {
  readonly locale: string;
  /** Path of the complete index. The text files are in the same folder. */
  readonly url: string;
  /** Path of the first tier. Absent in the dev server. */
  readonly titlesUrl?: string;
};

/** Weight of each field, as a factor. */
export type Boosts = Readonly<Record<BoostedField, number>>;

/** Names of the kinds of results. The theme has the defaults. */
export type KindNames = Readonly<Partial<Record<ResultKind, string>>>;

/** Settings of the client, which the build writes as global data. */
export type SearchSettings = {
  /** The index of the page's locale, then the indexes of other locales to merge with it. */
  readonly indexes: readonly IndexLocation[];
  readonly boosts: Boosts;
  readonly kinds: KindNames;
  /** Path of the results page, from the origin. */
  readonly resultsPath: string;
  readonly maxResults: number;
  /** Links for a query without results: addresses by text, with `{query}` as the placeholder of the query. */
  readonly emptyLinks?: Readonly<Record<string, string>>;
  /** True if later searches check for a newer index, in the dev server and in programs that run longer than a build is current. */
  readonly revalidate: boolean;
  /** True if Pagefind answers instead of the index. */
  readonly usesPagefind?: boolean;
};
