/** What puts a page before others, whatever their weight: the higher number comes first. */
export const TIERS = {
  /** The query is the title. */
  exactTitle: 40,
  /** The title begins with the query. */
  titleStart: 30,
  /** A section of the page has keywords that are nearly all in the query. */
  keywords: 25,
  /** All words are in the title. */
  title: 20,
  /** The query is a heading, or the title and a name that a section defines, such as a function and its parameter. */
  definition: 19,
  /** One of two words is in the title, the other in the text or the categories, both as typed; tags do not count. */
  partOfTitle: 18,
  /** The words are elsewhere, or not all of them. */
  some: 0,
} as const;

/** Tiers of pages that are meant for a place in them. */
const OF_A_PLACE: ReadonlySet<number> = new Set([
  TIERS.definition,
  TIERS.partOfTitle,
  TIERS.keywords,
]);

/** Whether a tier says that a page is meant as a whole, not a place in it. */
export function isByTitle(tier: number): boolean {
  return tier > TIERS.some && !OF_A_PLACE.has(tier);
}
