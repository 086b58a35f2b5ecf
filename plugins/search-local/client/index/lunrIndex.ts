import lunr from 'lunr';
import {SEARCH_FIELDS} from '../../shared/fields';
import type {SearchField} from '../../shared/fields';
import {weighedPostings} from './postings';
import type {SearchIndex} from './searchIndex';

/** Sections that have a term in a field. The values are empty, because the index has no metadata. */
type Sections = Record<string, Record<string, never>>;

type InvertedEntry = readonly [
  term: string,
  posting: {readonly _index: number} & Record<SearchField, Sections>,
];

/** Index in the format of `lunr.Index.load`. */
export type SerializedLunrIndex = {
  readonly version: string;
  readonly fields: readonly SearchField[];
  /** For each `field/section`, alternating term numbers and weights. */
  readonly fieldVectors: readonly (readonly [string, readonly number[]])[];
  readonly invertedIndex: readonly InvertedEntry[];
  readonly pipeline: readonly string[];
};

/**
 * Returns the part of a lunr index with some terms, by their numbers in
 * ascending order, and some sections. It lacks terms that none of the sections has, because
 * they lower all scores of a query by the same factor.
 */
export function lunrIndexOf(
  index: SearchIndex,
  terms: readonly number[],
  sections: readonly number[],
): SerializedLunrIndex {
  const isWanted = new Uint8Array(index.pageOf.length);
  for (const section of sections) {
    isWanted[section] = 1;
  }
  // Most sections have no term in most fields. lunr does not need vectors for them.
  const vectors = new Map<string, number[]>();
  const invertedIndex = terms.flatMap((term): InvertedEntry[] => {
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
      names: {} as Sections,
    };
    for (let at = 0; at < found.length; at++) {
      const name = SEARCH_FIELDS[found.fields[at]!]!;
      const section = found.sections[at]!;
      const ref = `${name}/${section}`;
      const vector = vectors.get(ref);
      posting[name][section] = {};
      if (vector) {
        vector.push(term, found.weights[at]!);
      } else {
        vectors.set(ref, [term, found.weights[at]!]);
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

/** Constructor with the attributes that lunr documents, and its type declarations do not have. */
const LunrIndex = lunr.Index as unknown as new (attributes: {
  readonly fields: readonly string[];
  readonly fieldVectors: Readonly<Record<string, lunr.Vector>>;
  readonly invertedIndex: Readonly<Record<string, object>>;
  readonly tokenSet: object;
  readonly pipeline: lunr.Pipeline;
}) => lunr.Index;

/** Set of terms that contains each term of a query, because the index has exactly these terms. */
const ALL_TERMS = {
  intersect: (terms: lunr.TokenSet) => terms,
};

/** Fields that count. Sections that define a name are equal in this respect, however many others they define. */
const FIELDS = SEARCH_FIELDS.filter((field) => field !== 'names');

/**
 * Returns lunr's scores of sections, by section: makes a `lunr.Index` of the
 * postings of the terms in these sections, and queries it with the quality of
 * each term as boost. A section that lunr does not find has no score.
 */
export function lunrScores(
  index: SearchIndex,
  terms: ReadonlyMap<number, number>,
  sections: readonly number[],
): ReadonlyMap<number, number> {
  const {fields, fieldVectors, invertedIndex} = lunrIndexOf(
    index,
    Array.from(terms.keys()).sort((a, b) => a - b),
    sections,
  );
  if (invertedIndex.length === 0) {
    return new Map(); // Without terms, lunr finds all sections.
  }
  const lunrIndex = new LunrIndex({
    fields,
    fieldVectors: Object.fromEntries(
      fieldVectors.map(([ref, elements]) => [
        ref,
        new lunr.Vector(Array.from(elements)),
      ]),
    ),
    invertedIndex: Object.fromEntries(invertedIndex),
    tokenSet: ALL_TERMS,
    pipeline: new lunr.Pipeline(),
  });
  const hits = lunrIndex.query((query) => {
    for (const [, {_index: term}] of invertedIndex) {
      query.term(index.terms[term]!, {
        boost: terms.get(term)!,
        fields: FIELDS,
        usePipeline: false,
      });
    }
  });
  return new Map(hits.map(({ref, score}) => [Number(ref), score]));
}
