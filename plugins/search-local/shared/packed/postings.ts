import {CODE, CONTENT, PROSE_FIELDS} from '../fields';
import {packChunks, unpackChunks} from './chunks';
import type {Chunks} from './chunks';
import {placeOf} from './postingList';
import type {PostingList} from './postingList';
import {toVlq, VlqReader} from './vlq';

/** How often a term is in each field of a section, by field number. */
export type FieldCounts = readonly number[];

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

/**
 * Counts are a bit for each field that has the term, and above them how often
 * the text has it beyond once. Code has a term only where no other field has it:
 * that is no bit with a one above.
 */
const FIELD_COUNT = PROSE_FIELDS.length;
const FIELDS = 1 << FIELD_COUNT;
const IN_CODE = FIELDS;
const TEXT_BIT = 1 << CONTENT;

/** Stands before all counts where another field than the text has the term more than once. */
const ANY = 0;

function packCounts(counts: FieldCounts): string {
  if (counts[CODE]) {
    return toVlq(IN_CODE);
  }
  const inText = counts[CONTENT] ?? 0;
  const isPlain = counts.every(
    (count, field) => field === CONTENT || count < 2,
  );
  if (!isPlain) {
    return (
      toVlq(ANY) +
      PROSE_FIELDS.map((_, field) => toVlq(counts[field] ?? 0)).join('')
    );
  }
  const fields = counts.reduce(
    (bits, count, field) => (count > 0 ? bits | (1 << field) : bits),
    0,
  );
  return toVlq(fields + FIELDS * Math.max(0, inText - 1));
}

function withoutDefaults(counts: readonly string[]): string {
  const once = toVlq(TEXT_BIT);
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

/** Adds the postings of one section. */
function readSection(
  reader: VlqReader,
  section: number,
  list: PostingList,
): void {
  const value = reader.isAtEnd ? TEXT_BIT : reader.next();
  if (value === TEXT_BIT) {
    list.push(placeOf(section, CONTENT), 1);
    return;
  }
  if (value === IN_CODE) {
    list.push(placeOf(section, CODE), 1);
    return;
  }
  for (let field = 0; field < FIELD_COUNT; field++) {
    const isThere = (value & (1 << field)) !== 0;
    const inText = field === CONTENT ? 1 + (value >>> FIELD_COUNT) : 1;
    const count = value === ANY ? reader.next() : isThere ? inText : 0;
    if (count > 0) {
      list.push(placeOf(section, field), count);
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
