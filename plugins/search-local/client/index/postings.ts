import {SEARCH_FIELDS} from '../../shared/fields';
import {fieldAt, PostingList} from '../../shared/packed/postingList';
import {readPostings} from '../../shared/packed/postings';
import type {SearchIndex} from './searchIndex';

type Packed = Pick<SearchIndex, 'postings' | 'forms' | 'counts'>;

/** Where a term is. */
export type TermPostings = {
  /** Where it stands as it is. */
  readonly own: PostingList;
  /** The same, and where its inflected forms stand (clustering, for cluster). */
  readonly all: PostingList;
};

/** The lists that are filled anew for each term. */
const own = new PostingList();
const form = new PostingList();
let all = new PostingList();
let spare = new PostingList();

/** Where a term is; a stem is where its forms are, too. Holds until the next call. */
export function postingsOf(
  {postings, forms, counts}: Packed,
  term: number,
): TermPostings {
  readPostings(postings, term, own);
  let found = own;
  for (const other of forms.get(term) ?? []) {
    readPostings(postings, other, form);
    all.unite(found, form);
    found = all;
    [all, spare] = [spare, all];
  }
  if (counts[2 * term]! < 0) {
    let specified = 0;
    for (let at = 0; at < found.length; at++) {
      specified += fieldAt(found.places[at]!) < SEARCH_FIELDS.length ? 1 : 0;
    }
    counts[2 * term] = found.length;
    counts[2 * term + 1] = specified;
  }
  return {own, all: found};
}

/** How many postings a term has, and how many of them are in fields of the specification; counted when first asked for. */
export function postingCounts(
  index: Packed,
  term: number,
): {readonly all: number; readonly specified: number} {
  const {counts} = index;
  if (counts[2 * term]! < 0) {
    postingsOf(index, term);
  }
  return {all: counts[2 * term]!, specified: counts[2 * term + 1]!};
}
