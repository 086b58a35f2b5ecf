import type {ResultKind} from './answer';
import type {CompactPage} from './compactPages';
import type {SearchField} from './fields';
import type {PackedPostings} from './packed/postings';

/** What else a phrase may be called: replacements by phrase. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** Keys, which `keyOf` makes of phrases, by the replacement that the phrases have. */
export type PackedSynonyms = Readonly<Record<string, string>>;

/** The searchable part of an index file; DESIGN.md describes each field. */
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

/** Content of a text file: what is known of a page, and not needed to find it. */
export type TextFile = {
  /** Texts of its sections, in order, as `encodeLines` writes them. */
  readonly texts: readonly string[];
  /** What the page says of itself; left out if it says nothing. */
  readonly description?: string;
  readonly tags: readonly string[];
};

/** Content of `search-index-{locale}.json`. */
export type IndexFile = {
  /** The pages, each with its sections. */
  readonly documents: readonly CompactPage[];
  readonly index: PackedIndex;
  readonly synonyms: PackedSynonyms;
};

/** Content of the first tier: an index of titles, tags, and categories alone. */
export type TitlesFile = Omit<IndexFile, 'synonyms'>;

export type IndexLocation = {
  readonly locale: string;
  /** Path of the complete index from the origin; the text files lie beside it. */
  readonly url: string;
  /** Path of the first tier; undefined where there is none (dev server). */
  readonly titlesUrl?: string;
};

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

/** What a site calls the kinds of results; the theme's own word where it says nothing. */
export type KindNames = Readonly<Partial<Record<ResultKind, string>>>;

/** What the client needs to answer queries; set by the server as global data. */
export type SearchSettings = {
  /** The index of the page's locale, then those whose results are merged with its results. */
  readonly indexes: readonly IndexLocation[];
  readonly boosts: Boosts;
  readonly kinds: KindNames;
  readonly panelPlacement: PanelPlacement;
  /** Path from the origin of the results page; undefined when there is none. */
  readonly resultsPath?: string;
  readonly maxResults: number;
  /** Links for a query without results: addresses by their texts, with `{query}` for the query. */
  readonly emptyLinks?: Readonly<Record<string, string>>;
  /** Ask the server for a newer index on later searches (dev server, programs that outlive a build). */
  readonly revalidate: boolean;
  /** True if Pagefind answers instead of the index. */
  readonly usesPagefind?: boolean;
};
