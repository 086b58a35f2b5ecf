import {CONTENT, INDEX_FIELDS} from '../fields';
import {packChunks, unpackChunks, toVlq, VlqReader} from './vlq';
import type {Chunks} from './vlq';

/** Bits of a place that tell the field. */
const FIELD_BITS = 3;

const FIRST_CAPACITY = 1024;

/** A section and a field in one number, so that places have an order. */
const placeOf = (section: number, field: number): number =>
  (section << FIELD_BITS) | field;

export const sectionAt = (place: number): number => place >>> FIELD_BITS;

export const fieldAt = (place: number): number =>
  place & ((1 << FIELD_BITS) - 1);

/**
 * Postings in the order of their places. A list is emptied and filled again
 * for one term after another: a key may ask for ten thousand terms, and memory
 * for each would take longer than all else.
 */
export class PostingList {
  length = 0;
  places = new Uint32Array(FIRST_CAPACITY);
  /** How often the term is at each place. */
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

  /** Becomes the postings of two others; where both have a place, their counts are added up. */
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

/** How often a term is in each field of a section, by field number. */
type FieldCounts = readonly number[];

/** The sections of a term in order, each with its counts. */
export type TermSections = readonly (readonly [
  section: number,
  counts: FieldCounts,
])[];

/** The postings of terms as texts, a chunk a term. */
export type PackedPostings = {
  /** Sections, each by the number of those passed over since the one before. */
  readonly sections: string;
  /** How often each section has the term; once in the text is left out at the end of a chunk. */
  readonly counts: string;
};

/** Packed postings, of which those of a term can be read. */
export type Postings = {
  readonly sections: Chunks;
  readonly counts: Chunks;
};

/** Set if a field has the term more than once: a number for each field with the term follows. */
const MORE = 1;

/** The bit of a field that has the term. */
const bitOf = (field: number): number => 2 << field;

const ONCE_IN_TEXT = bitOf(CONTENT);

/** Counts as a bit for each field that has the term; its occurrences follow if they are not all 1. */
function packCounts(counts: FieldCounts): string {
  const fields = INDEX_FIELDS.flatMap((_, field) =>
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

/** The postings of terms as text. */
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
 * The postings of so many terms, ready to be read.
 * @throws RangeError when there are more or fewer terms.
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

/** Whether a term is in any section. */
export const hasPostings = ({sections}: Postings, term: number): boolean =>
  !readerOf(sections, term).isAtEnd;

function readSection(
  reader: VlqReader,
  section: number,
  list: PostingList,
): void {
  const bits = reader.isAtEnd ? ONCE_IN_TEXT : reader.next();
  for (let field = 0; field < INDEX_FIELDS.length; field++) {
    if ((bits & bitOf(field)) !== 0) {
      list.push(placeOf(section, field), bits & MORE ? reader.next() : 1);
    }
  }
}

/**
 * Fills a list with the postings of a term, in the order of sections, then of fields.
 * @throws RangeError where they are not what `packPostings` writes.
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
