import {INDEX_FIELDS} from '../../shared/fields';
import {fieldAt, sectionAt} from '../../shared/packed/postingList';
import {postingCounts, postingsOf} from './postings';
import {TUNING} from '../ranking/tuning';
import type {SearchIndex} from './searchIndex';

/** The postings of a term in the order of sections, then of fields. */
export type WeighedPostings = {
  /** How many there are; the lists may be longer. */
  readonly length: number;
  readonly sections: Uint32Array;
  readonly fields: Uint8Array;
  /** BM25 weight of each, the boost of its field included. */
  readonly weights: Float64Array;
  /** 1 for each that has the term in other forms only. */
  readonly inflected: Uint8Array;
};

const emptyLists = (capacity: number) => ({
  sections: new Uint32Array(capacity),
  fields: new Uint8Array(capacity),
  weights: new Float64Array(capacity),
  inflected: new Uint8Array(capacity),
});

/** The lists that are filled anew for each term. */
let lists = emptyLists(1024);

/** lunr keeps three digits of a weight. */
const rounded = (weight: number) => Math.round(weight * 1000) / 1000;

/** Inverse document frequency, as lunr has it, of what so many of all have. */
export const idf = (all: number, found: number): number =>
  Math.log(1 + Math.abs((all - found + 0.5) / (found + 0.5)));

/** That of a term: a field of a section counts as a document. */
export function idfOf(index: SearchIndex, term: number): number {
  // What is nowhere but in code is as common there as it can be told.
  const {all, specified} = postingCounts(index, term);
  return idf(index.pageOf.length, specified || all);
}

/**
 * Where a term is, with BM25 weights (Robertson, Zaragoza 2009: The
 * Probabilistic Relevance Framework, equation 3.15, per field), as lunr 2.3
 * computes them with boosts of fields set when the index is built; in all
 * sections, or in those that are marked. Holds until the next call.
 */
export function weighedPostings(
  index: SearchIndex,
  term: number,
  isWanted?: Uint8Array,
): WeighedPostings {
  const {k1, b, boosts} = index;
  const {byField, means} = index.lengths;
  const rarity = idfOf(index, term);
  const fieldBoosts = {
    ...boosts,
    names: boosts.tags,
    code: TUNING.code * boosts.content,
  };
  const factors = INDEX_FIELDS.map((field) => rarity * fieldBoosts[field]);
  const {own, all} = postingsOf(index, term);
  if (all.length > lists.sections.length) {
    lists = emptyLists(2 * all.length);
  }
  const {sections, fields, weights, inflected} = lists;
  let length = 0;
  for (let at = 0, next = 0; at < all.length; at++) {
    const place = all.places[at]!;
    const isOwn = next < own.length && own.places[next] === place;
    next += isOwn ? 1 : 0;
    const section = sectionAt(place);
    if (isWanted && isWanted[section] === 0) {
      continue;
    }
    const field = fieldAt(place);
    const frequency = all.counts[at]!;
    const relative = (byField[field]?.[section] ?? 1) / (means[field] || 1);
    const saturated =
      ((k1 + 1) * frequency) / (k1 * (1 - b + b * relative) + frequency);
    sections[length] = section;
    fields[length] = field;
    weights[length] = rounded(factors[field]! * saturated);
    inflected[length++] = isOwn ? 0 : 1;
  }
  return {length, ...lists};
}
