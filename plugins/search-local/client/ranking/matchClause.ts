import {idf} from '../index/postings';
import type {SearchIndex} from '../index/searchIndex';
import type {Clause} from '../query/clauses';
import {expandWord} from './expandWord';
import type {Expansion} from './expandWord';
import {
  ALL_FIELDS,
  intersect,
  isEmpty,
  matchTerms,
  matchTogether,
  scaled,
  unite,
} from './matchTerms';
import type {Sections} from './matchTerms';

/** Matches of a clause, by section and by page. */
export type Match = Sections & {
  /** Terms of the index that the words of the clause match. */
  readonly terms: Expansion;
  /** Fields of each section that match the clause or an alternative. */
  readonly wideFields: Uint8Array;
  /** Highest weight of the sections of each page. */
  readonly pageWeights: Float64Array;
  /** Fields of all sections of each page. */
  readonly pageFields: Uint8Array;
  /** Inverse document frequency of the clause, with pages as documents. */
  readonly rarity: number;
};

export type ClauseMatch = Match & {readonly clause: Clause};

/** Minimum and maximum number of cached matches. Each key changes the last word only, so the other matches are used again. */
const CACHED = {min: 8, max: 48};

/** Maximum number of sections of all cached matches, with 11 bytes each. */
const CACHED_SECTIONS = 5e5;

/** LRU cache of matches for each index. */
const caches = new WeakMap<SearchIndex, Map<string, Match>>();

function byPage({pageOf, pages}: SearchIndex, {weights, fields}: Sections) {
  const pageWeights = new Float64Array(pages.length);
  const pageFields = new Uint8Array(pages.length);
  let count = 0;
  for (let section = 0; section < weights.length; section++) {
    const page = pageOf[section]!;
    const weight = weights[section]!;
    pageFields[page]! |= fields[section]!;
    if (weight > pageWeights[page]!) {
      count += pageWeights[page] === 0 ? 1 : 0;
      pageWeights[page] = weight;
    }
  }
  return {pageWeights, pageFields, rarity: idf(pages.length, count)};
}

function match(index: SearchIndex, clause: Clause): Match {
  const {words, joined, alternatives = [], field, boost} = clause;
  const fieldBits = field === undefined ? ALL_FIELDS : 1 << field;
  const expansions = words.map((word, at) =>
    expandWord(index, word, {
      edits: clause.edits,
      isLast: clause.isLast && at === words.length - 1,
    }),
  );
  const joinedTerms: Expansion =
    joined === undefined ? new Map() : expandWord(index, joined, clause);
  const together = matchTogether(index, expansions, fieldBits);
  const typed =
    joinedTerms.size === 0
      ? together
      : unite(together, matchTerms(index, joinedTerms, fieldBits));
  const wide = alternatives
    .map(({words: others, quality}) =>
      scaled(
        others
          .map((word) => expandWord(index, word, {edits: 0, isLast: false}))
          .map((expansion) => matchTerms(index, expansion, fieldBits))
          .reduce(intersect),
        quality,
      ),
    )
    .reduce(unite, typed);
  const {weights} = scaled(wide, boost);
  // Alternatives of a word that no page has count as typed.
  const {fields} = isEmpty(typed) ? wide : typed;
  return {
    terms: new Map(
      [...expansions, joinedTerms].flatMap((terms) => Array.from(terms)),
    ),
    weights,
    fields,
    wideFields: wide.fields,
    ...byPage(index, {weights, fields}),
  };
}

/** Returns the matches of a clause, from an LRU cache if possible. */
export function matchClause(index: SearchIndex, clause: Clause): ClauseMatch {
  const cache = caches.get(index) ?? new Map<string, Match>();
  caches.set(index, cache);
  const key = JSON.stringify(clause);
  const matches = cache.get(key) ?? match(index, clause);
  const fitting = Math.floor(CACHED_SECTIONS / index.pageOf.length);
  const size = Math.min(CACHED.max, Math.max(CACHED.min, fitting));
  cache.delete(key);
  cache.set(key, matches);
  if (cache.size > size) {
    cache.delete(cache.keys().next().value!);
  }
  return {clause, ...matches};
}
