import {INDEX_FIELDS, NAMES, TAGS, TITLE} from '../../shared/fields';
import type {SearchIndex} from '../index/searchIndex';
import {weighedPostings} from '../index/weights';
import type {Expansion} from './expandClause';

/** Set beside the bits of fields where the word itself stands, not a longer or inflected one. */
export const EXACT_BIT = 1 << 7;

/** The same in the title. */
export const EXACT_TITLE_BIT = 1 << 6;
const EXACT_TITLE_BITS = EXACT_BIT | EXACT_TITLE_BIT;

/** Bits of all fields. */
export const ALL_FIELDS = (1 << INDEX_FIELDS.length) - 1;

/** What the words of a clause find, by section. */
export type Sections = {
  /** Weight of the match; 0 where there is none. */
  readonly weights: Float64Array;
  /** The fields that match, a bit each by field number. */
  readonly fields: Uint8Array;
};

/**
 * Weight of one word: in each section the best of its terms, a term's weights
 * in the section's fields added up.
 */
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
