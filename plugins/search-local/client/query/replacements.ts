import {keyOf, stem} from '../../shared/language/language';
import {words as wordsIn} from '../../shared/words';
import type {SearchIndex} from '../index/searchIndex';
import type {Alternative, Clause} from './clauses';

/** An alternative for consecutive words of a query. */
export type Replacement = Alternative & {
  /** Index of the first word to replace. */
  readonly start: number;
  /** Number of words to replace. */
  readonly length: number;
};

/** Replaces the words of a query. */
export const replaced = (
  query: readonly string[],
  {start, length, words}: Replacement,
): string[] => [
  ...query.slice(0, start),
  ...words,
  ...query.slice(start + length),
];

/**
 * Adds replacements to the clauses whose words they replace. A phrase of minor
 * words, such as 'for each', is replaced as a whole, because all pages have
 * these words.
 */
export function withReplacements(
  clauses: readonly Clause[],
  query: readonly string[],
  replacements: readonly Replacement[],
): Clause[] {
  return clauses.map((clause) => {
    const matching = replacements.filter(({start, length}) => {
      const phrase = query.slice(start, start + length);
      return clause.words.every((word) => phrase.includes(word));
    });
    const phrase = matching.find(({length}) => length > 1);
    if (clause.isMinor && phrase) {
      const isFirst = clause.words[0] === query[phrase.start];
      return isFirst
        ? {...clause, words: phrase.words, isMinor: false}
        : clause;
    }
    // Without positions, so that the same alternatives have the same cached match.
    const alternatives = matching.map(({words, quality}) => ({words, quality}));
    return alternatives.length > 0 ? {...clause, alternatives} : clause;
  });
}

/** Maximum number of words of a phrase that is looked up. */
const MAX_WORDS = 5;

/** Finds synonyms of the words and phrases of a query, longer phrases first. Phrases are compared by stems. */
export function synonymsIn(
  {synonyms, locale}: Pick<SearchIndex, 'synonyms' | 'locale'>,
  query: readonly string[],
): Omit<Replacement, 'quality'>[] {
  const stems = new Set(query.map((word) => stem(word, locale)));
  const isNew = (list: readonly string[]) =>
    list.some((word) => !stems.has(stem(word, locale)));
  const found: Omit<Replacement, 'quality'>[] = [];
  for (let length = Math.min(MAX_WORDS, query.length); length > 0; length--) {
    for (let start = 0; start + length <= query.length; start++) {
      const key = keyOf(query.slice(start, start + length), locale);
      for (const list of (synonyms.get(key) ?? []).map(wordsIn).filter(isNew)) {
        found.push({start, length, words: list});
      }
    }
  }
  return found;
}
