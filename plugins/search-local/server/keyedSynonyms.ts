import {keyOf, looseKeyOf} from '../shared/synonymKeys';
import {words} from '../shared/words';
import type {Synonyms} from '../shared/types';

/** Synonyms as an index file keeps them: replacements by key; phrases that differ by an inflection are one. */
export function keyedSynonyms(synonyms: Synonyms, locale: string): Synonyms {
  const table = new Map<string, Set<string>>();
  for (const [phrase, others] of Object.entries(synonyms)) {
    const list = words(phrase);
    for (const key of [keyOf(list, locale), looseKeyOf(list, locale)]) {
      if (key !== undefined) {
        const known = table.get(key) ?? new Set();
        others.forEach((other) => known.add(other));
        table.set(key, known);
      }
    }
  }
  return Object.fromEntries(
    Array.from(table, ([key, others]) => [key, Array.from(others)]),
  );
}
