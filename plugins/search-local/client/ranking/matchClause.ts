import {INDEX_FIELDS} from '../index/searchIndex';
import type {SearchIndex} from '../index/searchIndex';
import type {Clause} from '../query/types';
import {expandWord} from './expandClause';
import type {Expansion} from './expandClause';

/** What a clause finds, by section. */
export type ClauseMatch = {
  readonly clause: Clause;
  /** Weight of the match; 0 where there is none. */
  readonly weights: Float64Array;
  /** The fields that match, a bit each by field number. */
  readonly fields: Uint8Array;
};

/**
 * Weight of one word: in each section the best of its terms, a term's weights
 * in the section's fields added up.
 */
function matchWord(
  index: SearchIndex,
  expansion: Expansion,
  field: number | undefined,
): Omit<ClauseMatch, 'clause'> {
  const weights = new Float64Array(index.pageOf.length);
  const fields = new Uint8Array(index.pageOf.length);
  for (const [term, quality] of expansion) {
    const end = index.starts[term + 1]!;
    for (let at = index.starts[term]!; at < end;) {
      const section = index.sections[at]!;
      let sum = 0;
      for (; at < end && index.sections[at] === section; at++) {
        const own = index.fields[at]!;
        if (field === undefined || field === own) {
          sum += index.weights[at]!;
          fields[section]! |= 1 << own;
        }
      }
      weights[section] = Math.max(weights[section]!, sum * quality);
    }
  }
  return {weights, fields};
}

/** Keeps what both words have: the words of an identifier, or of a phrase. */
function intersect(
  one: Omit<ClauseMatch, 'clause'>,
  other: Omit<ClauseMatch, 'clause'>,
): Omit<ClauseMatch, 'clause'> {
  return {
    weights: one.weights.map((weight, at) =>
      weight && other.weights[at] ? weight + other.weights[at]! : 0,
    ),
    fields: one.fields.map((fields, at) => fields & other.fields[at]!),
  };
}

/** Keeps the better of two matches. */
function unite(
  one: Omit<ClauseMatch, 'clause'>,
  other: Omit<ClauseMatch, 'clause'>,
): Omit<ClauseMatch, 'clause'> {
  return {
    weights: one.weights.map((weight, at) =>
      Math.max(weight, other.weights[at]!),
    ),
    fields: one.fields.map((fields, at) => fields | other.fields[at]!),
  };
}

/** Where a clause matches, and how well. */
export function matchClause(index: SearchIndex, clause: Clause): ClauseMatch {
  const {words, joined, field, boost} = clause;
  const parts = words.map((word, at) =>
    matchWord(
      index,
      expandWord(index, word, {
        edits: clause.edits,
        isLast: clause.isLast && at === words.length - 1,
      }),
      field,
    ),
  );
  let match = parts.reduce(intersect);
  if (joined !== undefined) {
    const whole = expandWord(index, joined, clause);
    match = unite(match, matchWord(index, whole, field));
  }
  if (boost !== 1) {
    match = {...match, weights: match.weights.map((each) => each * boost)};
  }
  return {clause, ...match};
}

/** A bit for each field of the index. */
export const fieldBit = (field: (typeof INDEX_FIELDS)[number]): number =>
  1 << INDEX_FIELDS.indexOf(field);
