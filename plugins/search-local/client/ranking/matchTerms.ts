import {SEARCH_FIELDS, NAMES, TAGS, TITLE} from '../../shared/fields';
import {weighedPostings} from '../index/postings';
import type {SearchIndex} from '../index/searchIndex';
import type {Expansion} from './expandWord';

/** Bit of a section that has the word itself, not a longer or inflected form, in a field other than tags. */
export const EXACT_BIT = 1 << 7;

/** Bit of a section that has the word itself in its title. */
export const EXACT_TITLE_BIT = 1 << 6;

export const ALL_FIELDS = (1 << SEARCH_FIELDS.length) - 1;

const exactBits = (field: number): number =>
  field === TAGS
    ? 0
    : field === TITLE
      ? EXACT_BIT | EXACT_TITLE_BIT
      : EXACT_BIT;

/** Matches by section. */
export type Sections = {
  /** Weight, 0 for a section without a match. */
  readonly weights: Float64Array;
  /** Fields with a match: one bit for each field number, and the exact bits. */
  readonly fields: Uint8Array;
};

/** Finds the sections with a word. A section has the weight of its best term, summed over its fields. */
export function matchTerms(
  index: SearchIndex,
  expansion: Expansion,
  fieldBits: number,
): Sections {
  const weights = new Float64Array(index.pageOf.length);
  const fields = new Uint8Array(index.pageOf.length);
  for (const [term, quality] of expansion) {
    const postings = weighedPostings(index, term);
    for (let at = 0; at < postings.length;) {
      const section = postings.sections[at]!;
      let sum = 0;
      for (; at < postings.length && postings.sections[at] === section; at++) {
        const field = postings.fields[at]!;
        if ((fieldBits & (1 << field)) !== 0) {
          const isExact = quality === 1 && postings.inflected[at] === 0;
          sum += postings.weights[at]!;
          fields[section]! |= (1 << field) | (isExact ? exactBits(field) : 0);
        }
      }
      weights[section] = Math.max(weights[section]!, sum * quality);
    }
  }
  return {weights, fields};
}

/** Combines matches of words that one section has to have together: weights are added, and only common fields stay. */
export const intersect = (one: Sections, other: Sections): Sections => ({
  weights: one.weights.map((weight, at) =>
    weight && other.weights[at] ? weight + other.weights[at] : 0,
  ),
  fields: one.fields.map((fields, at) => fields & other.fields[at]!),
});

/** Combines matches of alternatives: the higher weight, and the fields of both. */
export const unite = (one: Sections, other: Sections): Sections => ({
  weights: one.weights.map((weight, at) =>
    Math.max(weight, other.weights[at]!),
  ),
  fields: one.fields.map((fields, at) => fields | other.fields[at]!),
});

/** Multiplies the weights. */
export const scaled = (sections: Sections, factor: number): Sections =>
  factor === 1
    ? sections
    : {...sections, weights: sections.weights.map((weight) => weight * factor)};

export const isEmpty = ({weights}: Sections): boolean =>
  !weights.some((weight) => weight > 0);

/** Gives all sections that define a name the same weight, because each of them can be meant. */
function levelled({weights, fields}: Sections, named: Sections): Sections {
  const max = weights.reduce((most, weight) => Math.max(most, weight), 0);
  return {
    weights: weights.map((weight, at) =>
      named.weights[at]! > 0 ? max : weight,
    ),
    fields,
  };
}

const BODY_FIELDS = ALL_FIELDS & ~(1 << TITLE);

/**
 * Finds the sections with all words of a clause. The words of an identifier have
 * to be together, in the title or in the other fields. If no section has them
 * so, they can be anywhere in a section.
 */
export function matchTogether(
  index: SearchIndex,
  expansions: readonly Expansion[],
  fieldBits: number,
): Sections {
  const within = (bits: number) =>
    expansions
      .map((expansion) => matchTerms(index, expansion, bits & fieldBits))
      .reduce(intersect);
  if (expansions.length > 1) {
    const body = levelled(within(BODY_FIELDS), within(1 << NAMES));
    const together = unite(within(1 << TITLE), body);
    if (!isEmpty(together)) {
      return together;
    }
  }
  return within(ALL_FIELDS);
}
