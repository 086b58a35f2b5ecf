import type {ResultKind} from './answer';
import type {SearchField} from './fields';
import type {CompactPage} from './compactPages';
import type {DocsVersion} from './docsVersion';
import type {PackedPostings} from './packed/postings';

/** What else a phrase may be called: replacements by phrase. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** The searchable part of an index file; DESIGN.md describes each field. */
export type PackedIndex = {
  /** Number of the format; another one is not read. */
  readonly format: number;
  /** Parameters of BM25. */
  readonly k1: number;
  readonly b: number;
  /** Levels of parent categories that are searched. */
  readonly parentCategories: number;
  /** Whether posts come after other pages that match alike. */
  readonly postsLast: boolean;
  /** A digit for each page: the power of two of the number of pages that link to it. */
  readonly links: string;
  /** Number of terms: surface forms, and stems that are none. */
  readonly termCount: number;
  /** The terms in order, front-coded. */
  readonly terms: string;
  /** For each term, where its stem stands from it. Variable-length, base64. */
  readonly stems: string;
  /** For each field, the number of its terms in each section. Variable-length, base64. */
  readonly lengths: string;
  /** Where the terms are. Variable-length, base64. */
  readonly postings: PackedPostings;
  /** For each page, what readers type who need it: a list of queries, each a list of stems. Variable-length, base64. */
  readonly queries: string;
  /** The folder of the texts, a file a page; empty where there are none. */
  readonly texts: string;
};

/** Content of a text file: what is known of a page, and not needed to find it. */
export type TextFile = {
  /** Texts of its sections, in order, as `encodeLines` writes them. */
  readonly texts: readonly string[];
  /** What the page says of itself; left out if it says nothing. */
  readonly description?: string;
  /** Code of its sections, for phrases; left out where there is none. */
  readonly code?: readonly string[];
  readonly tags: readonly string[];
};

/** Content of `search-index-{locale}.json`. */
export type IndexFile = {
  /** The pages, each with its sections. */
  readonly documents: readonly CompactPage[];
  readonly index: PackedIndex;
  /** Replacements by key, as `shared/synonymKeys.ts` makes it of a phrase. */
  readonly synonyms: Synonyms;
};

/** Content of the first tier: an index of titles, tags, and categories alone. */
export type TitlesFile = Omit<IndexFile, 'synonyms'> & {
  /** Size of the complete index in bytes, before compression. */
  readonly indexBytes: number;
};

/** Where an index is. */
export type IndexLocation = {
  readonly locale: string;
  /** The docs version that it has; left out for the newest of each docs instance. */
  readonly version?: DocsVersion;
  /** Path of the complete index from the origin; the text files lie beside it. */
  readonly url: string;
  /** Path of the first tier; undefined where there is none (dev server). */
  readonly titlesUrl?: string;
  /** Indexes of other locales whose results are merged with those of this one. */
  readonly beside?: readonly IndexLocation[];
};

/** An index, and those that are searched with it. */
export const allLocations = (location: IndexLocation): IndexLocation[] => [
  location,
  ...(location.beside ?? []),
];

/** Weight of each field; a factor, 1 is neutral. */
export type Boosts = Readonly<Record<SearchField, number>>;

/** Side of the search box that the panel of results keeps to. */
export const PANEL_PLACEMENTS = [
  'start',
  'end',
  'full-width',
  'input-wrapper-width',
] as const;

export type PanelPlacement = (typeof PANEL_PLACEMENTS)[number];

/** An index that a reader may choose. */
export type IndexChoice = {
  /** What a reader knows it by: a version or a language. */
  readonly label: string;
  readonly location: IndexLocation;
};

/** What a reader can choose between on the page of all results; a single version or language is not a choice. */
export type SearchChoices = {
  /** Kinds of pages that the site has. */
  readonly kinds: readonly ResultKind[];
  /** Docs versions, the newest first. */
  readonly versions: readonly IndexChoice[];
  readonly languages: readonly IndexChoice[];
};

/** What a site calls the kinds of results; the theme's own word where it says nothing. */
export type KindNames = Readonly<Partial<Record<ResultKind, string>>>;

/** What the client needs to answer queries; set by the server as global data. */
export type SearchSettings = {
  /** The index of the page's locale with the newest docs, then those with another docs version. */
  readonly indexes: readonly IndexLocation[];
  readonly boosts: Boosts;
  readonly kinds: KindNames;
  readonly panelPlacement: PanelPlacement;
  /** Path from the origin of the page of all results; undefined when there is none. */
  readonly resultsPath?: string;
  /** Hits returned at the most. */
  readonly maxResults: number;
  /** Ask the server for a newer index on later searches (dev server only). */
  readonly revalidate: boolean;
  /** Whether an engine answers, and not the index. */
  readonly hasEngine?: boolean;
};
