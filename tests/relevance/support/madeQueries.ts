import {words} from '../../../plugins/search-local/shared/words';
import {pick} from './random';

const SHORTEST_PREFIX = 3;
const CONSONANTS = [...'bcdfghjklmnpqrstvwxz'];

/**
 * Maps each prefix of three letters or more of each title word to the indexes
 * of the titles that contain it.
 */
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

/** Creates a word that does not exist in any language: only consonants. */
export function nonsenseWord(random: () => number): string {
  return Array.from({length: 6 + Math.floor(random() * 6)}, () =>
    pick(CONSONANTS, random),
  ).join('');
}
