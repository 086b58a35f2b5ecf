import {keyOf, stem} from '../../shared/language/language';
import {words} from '../../shared/words';
import type {SearchIndex} from '../index/searchIndex';
import type {Replacement} from './replacements';

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
      for (const list of (synonyms.get(key) ?? []).map(words).filter(isNew)) {
        found.push({start, length, words: list});
      }
    }
  }
  return found;
}
