import type {SearchIndex} from '../index/searchIndex';
import type {Clause} from '../query/types';
import {expandWord} from './expandClause';
import type {Expansion} from './expandClause';

/** What the words of a clause find, by section. */
type Sections = {
  /** Weight of the match; 0 where there is none. */
  readonly weights: Float64Array;
  /** The fields that match, a bit each by field number. */
  readonly fields: Uint8Array;
};

/** What a clause finds, by section and by page. */
export type Match = Sections & {
  /** Weight of the best section of each page. */
  readonly pageWeights: Float64Array;
  /** The fields of each page that match. */
  readonly pageFields: Uint8Array;
};

export type ClauseMatch = Match & {readonly clause: Clause};

/** Clauses whose matches are kept: typing on repeats all words but the last. */
const KEPT = 48;

const kept = new WeakMap<SearchIndex, Map<string, Match>>();

/**
 * Weight of one word: in each section the best of its terms, a term's weights
 * in the section's fields added up.
 */
function matchWord(
  index: SearchIndex,
  expansion: Expansion,
  field: number | undefined,
): Sections {
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
function intersect(one: Sections, other: Sections): Sections {
  return {
    weights: one.weights.map((weight, at) =>
      weight && other.weights[at] ? weight + other.weights[at]! : 0,
    ),
    fields: one.fields.map((fields, at) => fields & other.fields[at]!),
  };
}

/** Keeps the better of two matches. */
function unite(one: Sections, other: Sections): Sections {
  return {
    weights: one.weights.map((weight, at) =>
      Math.max(weight, other.weights[at]!),
    ),
    fields: one.fields.map((fields, at) => fields | other.fields[at]!),
  };
}

/** The best of the sections of each page. */
function byPage({pageOf, pages}: SearchIndex, {weights, fields}: Sections) {
  const pageWeights = new Float64Array(pages.length);
  const pageFields = new Uint8Array(pages.length);
  weights.forEach((weight, section) => {
    const page = pageOf[section]!;
    pageFields[page]! |= fields[section]!;
    if (weight > pageWeights[page]!) {
      pageWeights[page] = weight;
    }
  });
  return {pageWeights, pageFields};
}

function match(index: SearchIndex, clause: Clause): Match {
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
  let found = parts.reduce(intersect);
  if (joined !== undefined) {
    const whole = expandWord(index, joined, clause);
    found = unite(found, matchWord(index, whole, field));
  }
  if (boost !== 1) {
    found = {...found, weights: found.weights.map((each) => each * boost)};
  }
  return {...found, ...byPage(index, found)};
}

function keyOf({words, joined, field, edits, boost, isLast}: Clause): string {
  return [words.join(' '), joined, field, edits, boost, isLast].join('|');
}

/** Where a clause matches, and how well. The latest matches are kept. */
export function matchClause(index: SearchIndex, clause: Clause): ClauseMatch {
  const known = kept.get(index) ?? new Map<string, Match>();
  kept.set(index, known);
  const key = keyOf(clause);
  const found = known.get(key) ?? match(index, clause);
  // The one used last goes to the end: the first is the one to drop.
  known.delete(key);
  known.set(key, found);
  for (const oldest of known.keys()) {
    if (known.size <= KEPT) {
      break;
    }
    known.delete(oldest);
  }
  return {clause, ...found};
}
