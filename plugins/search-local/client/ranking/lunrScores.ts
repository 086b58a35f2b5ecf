import lunr from 'lunr';
import {SEARCH_FIELDS} from '../../shared/fields';
import {lunrIndexOf} from '../index/lunrIndex';
import type {SearchIndex} from '../index/searchIndex';
import type {Expansion} from './expandWord';

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
  terms: Expansion,
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
