/** What puts a page before others, whatever their weight: the higher number comes first. */
export const TIERS = {
  /** The query is the title. */
  exactTitle: 4,
  /** The title begins with the query. */
  titleStart: 3,
  /** All words are in the title. */
  title: 2,
  /** All words are on the page. */
  page: 1,
  /** Some words are on the page. */
  some: 0,
} as const;

/** Factors of the weight of a page by where all words are. */
export const COVERAGE = {
  /** In its title, headings, tags, categories, or defined names. */
  head: 2,
  /** In one section. */
  section: 1.6,
  /** On the page. */
  page: 1.3,
  /** Some are missing. */
  some: 1,
} as const;
