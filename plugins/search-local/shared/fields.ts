/** The fields that are searched, each with its boost. */
export const SEARCH_FIELDS = [
  'title',
  'content',
  'tags',
  'sidebarParentCategories',
] as const;

export type SearchField = (typeof SEARCH_FIELDS)[number];

/** What a word counts by its field, where a site does not say otherwise. */
export const DEFAULT_BOOSTS = {
  title: 5,
  content: 1,
  tags: 3,
  sidebarParentCategories: 2,
} satisfies Record<SearchField, number>;

/** Fields of the index: those of the specification, defined names, and words that only code has. */
export const INDEX_FIELDS = [...SEARCH_FIELDS, 'names', 'code'] as const;

/** All but code: how often they have a term, and how long they are, counts. */
export const PROSE_FIELDS = INDEX_FIELDS.slice(0, -1);

export const TITLE = 0;
export const CONTENT = 1;
export const TAGS = 2;
export const CATEGORIES = 3;
export const NAMES = 4;
export const CODE = 5;
