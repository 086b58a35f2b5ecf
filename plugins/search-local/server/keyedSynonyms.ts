import {keyOf} from '../shared/synonymKeys';
import {words} from '../shared/words';
import type {Synonyms} from '../shared/types';

/** Synonyms as an index file keeps them: replacements by key; phrases that differ by an inflection are one. */
export function keyedSynonyms(synonyms: Synonyms, locale: string): Synonyms {
  const table = new Map<string, Set<string>>();
  for (const [phrase, others] of Object.entries(synonyms)) {
    const key = keyOf(words(phrase), locale);
    table.set(key, new Set([...(table.get(key) ?? []), ...others]));
  }
  return Object.fromEntries(
    Array.from(table, ([key, others]) => [key, Array.from(others)]),
  );
}
