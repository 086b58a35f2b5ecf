import {idf} from '../index/postings';
import type {SearchIndex} from '../index/searchIndex';
import type {Clause} from '../query/clauses';
import {
  expandWord,
  ALL_FIELDS,
  intersect,
  matchAll,
  matchWord,
  scaled,
  unite,
} from './matchWords';
import type {Sections} from './matchWords';
import {TUNING} from './tuning';

/** What a clause finds, by section and by page. */
export type Match = Sections & {
  /** Weight of the best section of each page. */
  readonly pageWeights: Float64Array;
  /** The fields of each page that match by the words. */
  readonly directFields: Uint8Array;
  /** How much the clause tells pages apart: inverse document frequency over pages. */
  readonly telling: number;
};

export type ClauseMatch = Match & {readonly clause: Clause};

/** Clauses whose matches are kept, at the least and at the most: typing on repeats all words but the last. */
const KEPT = {least: 8, most: 48};

/** Sections of all matches that are kept: each takes 10 bytes. */
const KEPT_SECTIONS = 5e5;

const kept = new WeakMap<SearchIndex, Map<string, Match>>();

/** The best weight of the sections of each page, and the fields of all of them. */
function byPage({pageOf, pages}: SearchIndex, {weights, fields}: Sections) {
  const pageWeights = new Float64Array(pages.length);
  const directFields = new Uint8Array(pages.length);
  let count = 0;
  for (let section = 0; section < weights.length; section++) {
    const page = pageOf[section]!;
    const weight = weights[section]!;
    directFields[page]! |= fields[section]!;
    if (weight > pageWeights[page]!) {
      count += pageWeights[page] === 0 ? 1 : 0;
      pageWeights[page] = weight;
    }
  }
  return {pageWeights, directFields, telling: idf(pages.length, count)};
}

function match(index: SearchIndex, clause: Clause): Match {
  const {words, joined, synonyms = [], field, boost} = clause;
  const fieldBits = field === undefined ? ALL_FIELDS : 1 << field;
  const parts = words.map((word, at) =>
    expandWord(index, word, {
      edits: clause.edits,
      isLast: clause.isLast && at === words.length - 1,
    }),
  );
  let found = matchAll(index, parts, fieldBits);
  if (joined !== undefined) {
    const whole = expandWord(index, joined, clause);
    found = unite(found, matchWord(index, whole, fieldBits));
  }
  const wide = synonyms
    .map((other) =>
      other
        .map((word) => expandWord(index, word, {edits: 0, isLast: false}))
        .map((expansion) => matchWord(index, expansion, fieldBits))
        .reduce(intersect),
    )
    .map((other) => scaled(other, TUNING.synonym))
    .reduce(unite, found);
  const {weights} = scaled(wide, boost);
  const sections = {weights, fields: found.fields};
  return {...sections, ...byPage(index, sections)};
}

/** Where a clause matches, and how well. The latest matches are kept. */
export function matchClause(index: SearchIndex, clause: Clause): ClauseMatch {
  const known = kept.get(index) ?? new Map<string, Match>();
  kept.set(index, known);
  const key = JSON.stringify(clause);
  const found = known.get(key) ?? match(index, clause);
  const fitting = Math.floor(KEPT_SECTIONS / index.pageOf.length);
  const count = Math.min(KEPT.most, Math.max(KEPT.least, fitting));
  // Puts it last, so that the one asked for longest ago goes first.
  known.delete(key);
  known.set(key, found);
  if (known.size > count) {
    known.delete(known.keys().next().value!);
  }
  return {clause, ...found};
}
