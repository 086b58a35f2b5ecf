import {INDEX_FIELDS, NAMES, TAGS, TITLE} from '../../shared/fields';
import {languageOf} from '../../shared/language/language';
import {isRun} from '../../shared/words';
import {postingCounts, idf, idfOf, weighedPostings} from '../index/postings';
import {stemNumber, termNumber} from '../index/searchIndex';
import type {SearchIndex} from '../index/searchIndex';
import type {Clause} from '../query/clauses';
import {termsWithin} from '../spelling/nearTerms';
import {begunTerms} from './begunTerms';
import {TUNING} from './tuning';

/** How well terms of the index match a word: 1 for the word itself, by term number. */
type Expansion = ReadonlyMap<number, number>;

/** A prefix shorter than this is only expanded while it is typed. */
const MIN_PREFIX = 3;

/** Takes a term in, with how well it matches; the best of several counts. */
type Add = (term: number, quality: number) => void;

/**
 * Adds the terms that begin with a word. A rare one counts no more than all of
 * them together would: what is typed says nothing about which one is meant.
 */
function addPrefixes(index: SearchIndex, word: string, add: Add): void {
  const terms = begunTerms(index, word);
  const sections = index.pageOf.length;
  const found = terms.reduce(
    (sum, term) => sum + postingCounts(index, term).all,
    0,
  );
  const cap = idf(sections, Math.min(sections, found));
  for (const term of terms) {
    add(
      term,
      TUNING.prefix *
        Math.sqrt(word.length / index.terms[term]!.length) *
        Math.min(1, cap / idfOf(index, term)),
    );
  }
}

/** Letters of a word that may be a part of others. */
function minPart(index: SearchIndex, word: string): number {
  if (isRun(word)) {
    return 2;
  }
  return languageOf(index.locale).hasCompounds ? 4 : Number.POSITIVE_INFINITY;
}

/**
 * The terms that have a word, or its stem, within or at their end: compounds,
 * and words of scripts without spaces that the index has cut at other places.
 */
function addCompounds(
  index: SearchIndex,
  word: string,
  found: Map<number, number>,
): void {
  const min = minPart(index, word);
  const stem = index.terms[stemNumber(index, word)] ?? word;
  const parts = Array.from(new Set([word, stem])).filter(
    ({length}) => length >= min,
  );
  for (const part of parts) {
    index.terms.forEach((term, number) => {
      if (!found.has(number) && term.includes(part, 1)) {
        found.set(number, TUNING.part * Math.sqrt(part.length / term.length));
      }
    });
  }
}

/** The terms that a word of a clause stands for. */
export function expandWord(
  index: SearchIndex,
  word: string,
  {isLast, edits}: Pick<Clause, 'isLast' | 'edits'>,
): Expansion {
  const found = new Map<number, number>();
  const add: Add = (term, quality) => {
    found.set(term, Math.max(found.get(term) ?? 0, quality));
  };
  if (edits > 0) {
    for (const {term, distance} of termsWithin(index.terms, word, edits)) {
      add(term, 1 / Math.max(1, distance));
    }
  }
  if (isLast || word.length >= MIN_PREFIX) {
    addPrefixes(index, word, add);
  }
  const stem = stemNumber(index, word);
  if (stem >= 0) {
    add(stem, TUNING.stem);
  }
  const exact = termNumber(index.terms, word);
  if (exact >= 0) {
    add(exact, 1);
  }
  addCompounds(index, word, found);
  return found;
}

/** Set beside the bits of fields where the word itself stands, not a longer or inflected one. */
export const EXACT_BIT = 1 << 7;

/** The same in the title. */
export const EXACT_TITLE_BIT = 1 << 6;
const EXACT_TITLE_BITS = EXACT_BIT | EXACT_TITLE_BIT;

export const ALL_FIELDS = (1 << INDEX_FIELDS.length) - 1;

/** What the words of a clause find, by section. */
export type Sections = {
  /** Weight of the match; 0 where there is none. */
  readonly weights: Float64Array;
  /** The fields that match, a bit each by field number. */
  readonly fields: Uint8Array;
};

/** Weight of one word: in each section that of its best term, over all of the section's fields. */
export function matchWord(
  index: SearchIndex,
  expansion: Expansion,
  fieldBits: number,
): Sections {
  const weights = new Float64Array(index.pageOf.length);
  const fields = new Uint8Array(index.pageOf.length);
  for (const [term, quality] of expansion) {
    const found = weighedPostings(index, term);
    const end = found.length;
    for (let at = 0; at < end;) {
      const section = found.sections[at]!;
      let sum = 0;
      for (; at < end && found.sections[at] === section; at++) {
        const own = found.fields[at]!;
        if ((fieldBits & (1 << own)) !== 0) {
          sum += found.weights[at]!;
          fields[section]! |= 1 << own;
          if (quality === 1 && found.inflected[at] === 0) {
            fields[section]! |=
              own === TITLE ? EXACT_TITLE_BITS : own === TAGS ? 0 : EXACT_BIT;
          }
        }
      }
      weights[section] = Math.max(weights[section]!, sum * quality);
    }
  }
  return {weights, fields};
}

/** Keeps what both words have: the words of an identifier, or of a phrase. */
export function intersect(one: Sections, other: Sections): Sections {
  return {
    weights: one.weights.map((weight, at) =>
      weight && other.weights[at] ? weight + other.weights[at] : 0,
    ),
    fields: one.fields.map((fields, at) => fields & other.fields[at]!),
  };
}

/** Keeps the better of two matches. */
export function unite(one: Sections, other: Sections): Sections {
  return {
    weights: one.weights.map((weight, at) =>
      Math.max(weight, other.weights[at]!),
    ),
    fields: one.fields.map((fields, at) => fields | other.fields[at]!),
  };
}

/** The same matches, their weights by a factor. */
export const scaled = (found: Sections, factor: number): Sections =>
  factor === 1
    ? found
    : {...found, weights: found.weights.map((each) => each * factor)};

/** Sections that define a name weigh the same: which of them is meant, the name does not say. */
function evened({weights, fields}: Sections, named: Sections): Sections {
  const most = weights.reduce((max, each) => Math.max(max, each), 0);
  return {
    weights: weights.map((each, at) => (named.weights[at]! > 0 ? most : each)),
    fields,
  };
}

/** Bits of the fields of an identifier that is not in the title. */
const REST_BITS = ALL_FIELDS & ~(1 << TITLE);

/**
 * What all words match: those of an identifier stand together, so that one in
 * the title and others in the text count only where nothing else is found.
 */
export function matchAll(
  index: SearchIndex,
  expansions: readonly Expansion[],
  fieldBits: number,
): Sections {
  const within = (bits: number) =>
    expansions
      .map((expansion) => matchWord(index, expansion, bits & fieldBits))
      .reduce(intersect);
  if (expansions.length > 1) {
    const rest = evened(within(REST_BITS), within(1 << NAMES));
    const together = unite(within(1 << TITLE), rest);
    if (together.weights.some((weight) => weight > 0)) {
      return together;
    }
  }
  return within(ALL_FIELDS);
}
