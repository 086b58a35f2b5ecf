import {CONTENT, SEARCH_FIELDS} from '../fields';
import {packChunks, unpackChunks, toVlq, VlqReader} from './vlq';
import type {Chunks} from './vlq';

/** Number of bits of a place for the field. */
const FIELD_BITS = 3;

const FIRST_CAPACITY = 1024;

/** Returns a place: a section and a field in one number, in their order. */
const placeOf = (section: number, field: number): number =>
  (section << FIELD_BITS) | field;

export const sectionAt = (place: number): number => place >>> FIELD_BITS;

export const fieldAt = (place: number): number =>
  place & ((1 << FIELD_BITS) - 1);

/**
 * Postings in the order of their places. A list is filled again for each term,
 * because a key can need ten thousand terms, and allocating memory for each would
 * take most of the time.
 */
export class PostingList {
  length = 0;
  places = new Uint32Array(FIRST_CAPACITY);
  /** Number of occurrences at each place. */
  counts = new Uint32Array(FIRST_CAPACITY);

  push(place: number, count: number): void {
    if (this.length === this.places.length) {
      this.grow();
    }
    this.places[this.length] = place;
    this.counts[this.length++] = count;
  }

  private grow(): void {
    const {places, counts} = this;
    this.places = new Uint32Array(2 * this.length);
    this.counts = new Uint32Array(2 * this.length);
    this.places.set(places);
    this.counts.set(counts);
  }

  /** Fills the list with the postings of two others. Counts at the same place are added. */
  unite(one: PostingList, other: PostingList): void {
    this.length = 0;
    for (let at = 0, next = 0; at < one.length || next < other.length;) {
      const left = at < one.length ? one.places[at]! : Infinity;
      const right = next < other.length ? other.places[next]! : Infinity;
      const place = Math.min(left, right);
      this.push(
        place,
        (left === place ? one.counts[at++]! : 0) +
          (right === place ? other.counts[next++]! : 0),
      );
    }
  }
}

/** Numbers of occurrences in a section, by field number. */
type FieldCounts = readonly number[];

/** Sections of a term in order, each with its counts. */
export type TermSections = readonly (readonly [
  section: number,
  counts: FieldCounts,
])[];

/** Postings of all terms as texts with one chunk for each term. */
export type PackedPostings = {
  /** Sections, each as the number of sections since the one before it. */
  readonly sections: string;
  /** Counts in each section. The counts 'once in the text' at the end of a chunk are left out. */
  readonly counts: string;
};

/** Packed postings, split into chunks. */
export type Postings = {
  readonly sections: Chunks;
  readonly counts: Chunks;
};

/** Bit of counts that are not all 1, which follow as a number for each field with the term. */
const MORE = 1;

/** Returns the bit of a field that has the term. */
const bitOf = (field: number): number => 2 << field;

const ONCE_IN_TEXT = bitOf(CONTENT);

/** Encodes counts as a bit for each field that has the term, followed by the numbers of occurrences if they are not all 1. */
function packCounts(counts: FieldCounts): string {
  const fields = SEARCH_FIELDS.flatMap((_, field) =>
    counts[field] ? [{count: counts[field], bit: bitOf(field)}] : [],
  );
  const bits = fields.reduce((sum, {bit}) => sum + bit, 0);
  return fields.every(({count}) => count === 1)
    ? toVlq(bits)
    : [bits + MORE, ...fields.map(({count}) => count)].map(toVlq).join('');
}

function withoutDefaults(counts: readonly string[]): string {
  const once = toVlq(ONCE_IN_TEXT);
  let end = counts.length;
  while (end > 0 && counts[end - 1] === once) {
    end--;
  }
  return counts.slice(0, end).join('');
}

/** Encodes the postings of terms. */
export function packPostings(terms: readonly TermSections[]): PackedPostings {
  return {
    sections: packChunks(
      terms.map((sections) =>
        sections
          .map(([section], at) =>
            toVlq(section - (sections[at - 1]?.[0] ?? -1) - 1),
          )
          .join(''),
      ),
    ),
    counts: packChunks(
      terms.map((sections) =>
        withoutDefaults(sections.map(([, counts]) => packCounts(counts))),
      ),
    ),
  };
}

/**
 * Splits packed postings into chunks.
 * @throws RangeError if the number of terms is another one.
 */
export const unpackPostings = (
  {sections, counts}: PackedPostings,
  terms: number,
): Postings => ({
  sections: unpackChunks(sections, terms),
  counts: unpackChunks(counts, terms),
});

const readerOf = ({bytes, starts}: Chunks, term: number) =>
  new VlqReader(bytes, starts[term], starts[term + 1]! - 1);

/** Returns true if a section has the term. */
export const hasPostings = ({sections}: Postings, term: number): boolean =>
  !readerOf(sections, term).isAtEnd;

function readSection(
  reader: VlqReader,
  section: number,
  list: PostingList,
): void {
  const bits = reader.isAtEnd ? ONCE_IN_TEXT : reader.next();
  for (let field = 0; field < SEARCH_FIELDS.length; field++) {
    if ((bits & bitOf(field)) !== 0) {
      list.push(placeOf(section, field), bits & MORE ? reader.next() : 1);
    }
  }
}

/**
 * Fills a list with the postings of a term, sorted by section, then by field.
 * @throws RangeError if `packPostings` does not write such a text.
 */
export function readPostings(
  postings: Postings,
  term: number,
  list: PostingList,
): void {
  const sections = readerOf(postings.sections, term);
  const counts = readerOf(postings.counts, term);
  let section = -1;
  list.length = 0;
  while (!sections.isAtEnd) {
    section += 1 + sections.next();
    readSection(counts, section, list);
  }
}
