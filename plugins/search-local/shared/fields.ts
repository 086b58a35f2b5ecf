/** Fields that lunr indexes, in the order of their numbers. */
export const SEARCH_FIELDS = [
  'title',
  'content',
  'tags',
  'sidebarParentCategories',
] as const;

/** Field that lunr indexes. */
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** Default boosts, which are factors. */
export const DEFAULT_BOOSTS = {
  title: 5,
  content: 1,
  tags: 3,
  sidebarParentCategories: 2,
} satisfies Record<SearchField, number>;

/** All fields of the index. `code` has the words that are only in code blocks. */
export const INDEX_FIELDS = [...SEARCH_FIELDS, 'names', 'code'] as const;

/** Fields with term frequencies and lengths, which are all fields except code. */
export const PROSE_FIELDS = INDEX_FIELDS.slice(0, -1);

// Numbers of the fields of the index.

export const TITLE = 0;
export const CONTENT = 1;
export const TAGS = 2;
export const CATEGORIES = 3;
export const NAMES = 4;
export const CODE = 5;
