/** Default boosts, which are factors. */
export const DEFAULT_BOOSTS = {
  title: 5,
  content: 1,
  tags: 3,
  sidebarParentCategories: 2,
};

/** Field that has a boost in the options. */
export type BoostedField = keyof typeof DEFAULT_BOOSTS;

/** Fields of the index, in the order of their numbers. `names` has the defined parameters, and the boost of tags. */
export const SEARCH_FIELDS = [
  'title',
  'content',
  'tags',
  'sidebarParentCategories',
  'names',
] as const satisfies readonly (BoostedField | 'names')[];

/** Field of the index. */
export type SearchField = (typeof SEARCH_FIELDS)[number];

// Numbers of the fields of the index.

export const TITLE = 0;
export const CONTENT = 1;
export const TAGS = 2;
export const CATEGORIES = 3;
export const NAMES = 4;
