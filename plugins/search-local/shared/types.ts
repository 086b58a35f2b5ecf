import type {CompactPage} from './compactPages';
import type {SynonymGroup} from './synonymGroups';

export type {DocumentType, SearchDocument} from './document';
export type {Synonyms} from './synonymGroups';

/** The fields that are searched, each with its boost. */
export const SEARCH_FIELDS = [
  'title',
  'content',
  'tags',
  'sidebarParentCategories',
] as const;

export type SearchField = (typeof SEARCH_FIELDS)[number];

/** The searchable part of an index file; DESIGN.md describes each field. */
export type PackedIndex = {
  /** Number of the format; another one is not read. */
  readonly format: number;
  /** Parameters of BM25. */
  readonly k1: number;
  readonly b: number;
  /** Levels of parent categories that are searched. */
  readonly parentCategories: number;
  /** A digit for each page: the power of two of the number of pages that link to it. */
  readonly links: string;
  /** Number of distinct terms of the texts. */
  readonly termCount: number;
  /** A letter for each section: how many terms it has, in upper case if it defines names. */
  readonly sections: string;
  /** The terms in order, and where they are: arithmetic-coded, base64. */
  readonly postings: string;
  /** The files that hold the texts, in order of pages. */
  readonly texts: readonly TextFileRef[];
};

/** A text file: its first page, and its name. */
export type TextFileRef = readonly [firstPage: number, name: string];

/** Content of a text file: the texts of the sections of each of its pages. */
export type TextFile = readonly (readonly string[])[];

/** Content of `search-index-{locale}.json`. */
export type IndexFile = {
  /** The pages; `restoreDocuments` gives the documents in full. */
  readonly documents: readonly CompactPage[];
  readonly index: PackedIndex;
  /** Only where there is no first tier (dev server): otherwise that has them. */
  readonly synonyms?: readonly SynonymGroup[];
};

/** Content of the first tier: enough to answer by title, tags, and categories. */
export type TitlesFile = {
  readonly documents: readonly CompactPage[];
  /** Size of the complete index in bytes, before compression. */
  readonly indexBytes: number;
  /** As in `PackedIndex`. */
  readonly k1: number;
  readonly b: number;
  readonly parentCategories: number;
  readonly synonyms: readonly SynonymGroup[];
};

/** Where the index of one locale is. */
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

/** What the client needs to answer queries; set by the server as global data. */
export type SearchSettings = {
  readonly indexes: readonly IndexLocation[];
  readonly boosts: Boosts;
  readonly panelPlacement: PanelPlacement;
  /** Path from the origin of the page of all results; undefined when there is none. */
  readonly searchPage?: string;
  /** Hits returned at the most. */
  readonly maxResults: number;
  /** Ask the server for a newer index on later searches (dev server only). */
  readonly revalidate: boolean;
};
