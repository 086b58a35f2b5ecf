import {words} from '../../../plugins/search-local/shared/words';
import {pick} from './random';

const SHORTEST_PREFIX = 3;
const CONSONANTS = [...'bcdfghjklmnpqrstvwxz'];

/** Every prefix of three letters or more of every word of some titles, with the places of the titles that have it. */
export function titlesByPrefix(
  titles: readonly string[],
): Map<string, number[]> {
  const found = new Map<string, number[]>();
  titles.forEach((title, at) => {
    for (const word of new Set(words(title))) {
      for (let length = SHORTEST_PREFIX; length <= word.length; length++) {
        const prefix = word.slice(0, length);
        found.set(prefix, [...(found.get(prefix) ?? []), at]);
      }
    }
  });
  return found;
}

/** A word that no language has: consonants only. */
export function nonsenseWord(random: () => number): string {
  return Array.from({length: 6 + Math.floor(random() * 6)}, () =>
    pick(CONSONANTS, random),
  ).join('');
}
