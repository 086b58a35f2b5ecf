/** Where a document comes from: the docs plugin, the blog plugin, or any other page. */
export type DocumentType = 'docs' | 'blog' | 'other';

/** One section of a page (the page's beginning, or an h2 or h3 with what follows it). */
export type SearchDocument = {
  /** Position in the index file, from 0; unique within one locale. */
  readonly id: number;
  /** Text of the heading that opens the section; the page title for the first one. */
  readonly title: string;
  /** Plain text of the section, without its heading and code blocks. */
  readonly content: string;
  /** Tags and keywords of the page; empty on all but the page's first section. */
  readonly tags: readonly string[];
  /** Labels of the sidebar categories above the page, outermost first. */
  readonly sidebarParentCategories: readonly string[];
  readonly type: DocumentType;
  /** Same as `title`; kept apart so that a row can show both titles. */
  readonly sectionTitle: string;
  readonly pageTitle: string;
  /** Path from the origin, with base URL, and `#hash` for all but the first section. */
  readonly sectionRoute: string;
};

/** The fields that are searched, each with its boost. */
export const SEARCH_FIELDS = [
  'title',
  'content',
  'tags',
  'sidebarParentCategories',
] as const;

export type SearchField = (typeof SEARCH_FIELDS)[number];

/** Content of `search-index-{locale}.json`. */
export type IndexFile = {
  readonly documents: readonly SearchDocument[];
  /** What `lunr.Index#toJSON` gives. */
  readonly index: object;
};

/** One answer to a query. */
export type SearchHit = {
  readonly document: SearchDocument;
  /** Sum of BM25 scores over fields and clauses; only comparable within one query. */
  readonly score: number;
  /** Terms of the query after tokenizing, in the order typed. */
  readonly terms: readonly string[];
};

/** Where the index of one locale is. */
export type IndexLocation = {
  readonly locale: string;
  /** Path from the origin. */
  readonly url: string;
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
  /** Whether `sidebarParentCategories` is searched. */
  readonly searchParentCategories: boolean;
  readonly panelPlacement: PanelPlacement;
  /** Path from the origin of the page of all results; undefined when there is none. */
  readonly searchPage?: string;
  /** Hits returned at the most. */
  readonly maxResults: number;
  /** Ask the server for a newer index on later searches (dev server only). */
  readonly revalidate: boolean;
};
