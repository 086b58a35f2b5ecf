/** Kinds of pages, each with the page that stands for it, below the base URL. */
export const PAGES = {
  landing: '',
  guide: 'docs/deploy/rest-api',
  operator: 'docs/operators/cleansing/normalization/normalize',
  catalog: 'docs/operators/',
  News: 'blog',
  search: 'search',
} as const;

/** Name of a kind of pages. */
export type Kind = keyof typeof PAGES;

/** All kinds, in the order of the tables. */
export const KINDS = Object.keys(PAGES) as Kind[];

/** Path that all sites are served below. */
export const BASE_URL = '/help/';
