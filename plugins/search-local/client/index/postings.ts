import {SEARCH_FIELDS} from '../../shared/fields';
import {
  fieldAt,
  PostingList,
  readPostings,
  sectionAt,
} from '../../shared/packed/postings';
import type {SearchIndex} from './searchIndex';

type Packed = Pick<SearchIndex, 'postings' | 'forms' | 'counts'>;

/** Lists that each call fills again, because allocation takes longer than decoding. */
const own = new PostingList();
const form = new PostingList();
let all = new PostingList();
let spare = new PostingList();

/** Returns the postings of a term, which are valid until the next call: `own` for the term itself, `all` including its inflected forms (clustering, for cluster). */
export function postingsOf({postings, forms, counts}: Packed, term: number) {
  readPostings(postings, term, own);
  let found = own;
  for (const other of forms.get(term) ?? []) {
    readPostings(postings, other, form);
    all.unite(found, form);
    found = all;
    [all, spare] = [spare, all];
  }
  counts[term] = found.length;
  return {own, all: found};
}

/** Returns the number of postings of a term and its inflected forms. Results are cached. */
export function postingCount(index: Packed, term: number): number {
  if (index.counts[term]! < 0) {
    postingsOf(index, term);
  }
  return index.counts[term]!;
}

const emptyLists = (capacity: number) => ({
  sections: new Uint32Array(capacity),
  fields: new Uint8Array(capacity),
  weights: new Float64Array(capacity),
  inflected: new Uint8Array(capacity),
});

let lists = emptyLists(1024);

/** Rounds a weight to three digits, as lunr does. */
const rounded = (weight: number) => Math.round(weight * 1000) / 1000;

/** Returns the inverse document frequency, as lunr computes it. */
export const idf = (all: number, found: number): number =>
  Math.log(1 + Math.abs((all - found + 0.5) / (found + 0.5)));

/** Returns the inverse document frequency of a term. Each field of a section counts as a document. */
export function idfOf(index: SearchIndex, term: number): number {
  return idf(index.pageOf.length, postingCount(index, term));
}

/**
 * Returns the postings of a term with BM25 weights (Robertson, Zaragoza 2009: The
 * Probabilistic Relevance Framework, equation 3.15, for each field), as lunr 2.3
 * computes them with boosts set when the index is built. They are sorted by
 * section, then by field, and valid until the next call, up to `length`.
 * `inflected` is 1 for a posting that only has other forms of the term.
 * @param isWanted - 1 for each section to include; undefined for all sections.
 */
export function weighedPostings(
  index: SearchIndex,
  term: number,
  isWanted?: Uint8Array,
) {
  const {k1, b, boosts} = index;
  const {byField, means} = index.lengths;
  const rarity = idfOf(index, term);
  const fieldBoosts = {...boosts, names: boosts.tags};
  const factors = SEARCH_FIELDS.map((field) => rarity * fieldBoosts[field]);
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
    const relative = byField[field]![section]! / means[field]!;
    const saturated =
      ((k1 + 1) * frequency) / (k1 * (1 - b + b * relative) + frequency);
    sections[length] = section;
    fields[length] = field;
    weights[length] = rounded(factors[field]! * saturated);
    inflected[length++] = isOwn ? 0 : 1;
  }
  return {length, ...lists};
}
