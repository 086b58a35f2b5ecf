import {SYNONYM_SEPARATOR} from '../shared/constants';
import {keyOf, looseKeyOf} from '../shared/synonymKeys';
import {words} from '../shared/words';
import type {SynonymGroup, Synonyms} from '../shared/types';

/** Replacements by key; phrases that differ by an inflection are one. */
function byKey(synonyms: Synonyms, locale: string): Map<string, Set<string>> {
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
  return table;
}

/** Synonyms as an index file keeps them, in order of the first key of each group. */
export function groupSynonyms(
  synonyms: Synonyms,
  locale: string,
): SynonymGroup[] {
  const groups = new Map<string, string[]>();
  for (const [key, others] of byKey(synonyms, locale)) {
    const replacements = Array.from(others).join(SYNONYM_SEPARATOR);
    const group = groups.get(replacements);
    if (group) {
      group.push(key);
    } else {
      groups.set(replacements, [key]);
    }
  }
  return Array.from(groups, ([replacements, keys]) => [
    keys.join(SYNONYM_SEPARATOR),
    replacements,
  ]);
}
