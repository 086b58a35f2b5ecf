import lunr from 'lunr';
import {SEARCH_FIELDS} from '../../shared/fields';
import type {SearchField} from '../../shared/fields';
import {postingCounts, weighedPostings} from './postings';
import type {SearchIndex} from './searchIndex';

type Node = {
  readonly final: boolean;
  readonly edges: Readonly<Record<string, {readonly id: number}>>;
};

/**
 * Tells the nodes of lunr's set of terms apart: lunr 2.3.9 writes letters and
 * the numbers of nodes without anything between them, so it confuses nodes whose
 * letters are digits, and then throws on a term that no document has.
 */
Object.assign(lunr.TokenSet.prototype, {
  toString(this: Node): string {
    const edges = Object.keys(this.edges).sort();
    return [
      Number(this.final),
      ...edges.map((letter) => `${letter}${this.edges[letter]!.id}`),
    ].join(' ');
  },
});

/** Which sections have a term in a field; the values are empty, as lunr collects no metadata. */
type Sections = Record<string, Record<string, never>>;

type InvertedEntry = readonly [
  term: string,
  posting: {readonly _index: number} & Record<SearchField, Sections>,
];

/** What `lunr.Index.load` reads. */
export type SerializedLunrIndex = {
  readonly version: string;
  readonly fields: readonly SearchField[];
  /** For each `field/section`, alternating term numbers and weights. */
  readonly fieldVectors: readonly (readonly [string, readonly number[]])[];
  readonly invertedIndex: readonly InvertedEntry[];
  readonly pipeline: readonly string[];
};

/**
 * The part of a lunr index that has some terms, given in order, and some
 * sections. Left out are terms that only code has, which lunr does not know, and
 * terms that none of the sections has: with them, all scores of a query would be
 * lower by the same factor.
 */
export function lunrIndexOf(
  index: SearchIndex,
  terms: readonly number[],
  sections: readonly number[],
): SerializedLunrIndex {
  const isWanted = new Uint8Array(index.pageOf.length);
  const vectors = new Map<string, number[]>();
  for (const section of sections) {
    isWanted[section] = 1;
    SEARCH_FIELDS.forEach((name) => vectors.set(`${name}/${section}`, []));
  }
  const invertedIndex = terms
    .filter((term) => postingCounts(index, term).specified > 0)
    .flatMap((term): InvertedEntry[] => {
      const found = weighedPostings(index, term, isWanted);
      if (found.length === 0) {
        return [];
      }
      const posting = {
        _index: term,
        title: {} as Sections,
        content: {} as Sections,
        tags: {} as Sections,
        sidebarParentCategories: {} as Sections,
      };
      for (let at = 0; at < found.length; at++) {
        const name = SEARCH_FIELDS[found.fields[at]!];
        const section = found.sections[at]!;
        if (name) {
          posting[name][section] = {};
          vectors.get(`${name}/${section}`)!.push(term, found.weights[at]!);
        }
      }
      return [[index.terms[term]!, posting]];
    });
  return {
    version: lunr.version,
    fields: SEARCH_FIELDS,
    fieldVectors: Array.from(vectors),
    invertedIndex,
    pipeline: [],
  };
}
