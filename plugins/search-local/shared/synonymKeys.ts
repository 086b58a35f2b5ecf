import {languageOf, stem} from './language/language';

/** Stands for the words in a phrase that say little. */
const SMALL = '*';

/** The key of a phrase, whatever its inflection. */
export const keyOf = (list: readonly string[], locale: string): string =>
  list.map((word) => stem(word, locale)).join(' ');

/**
 * The key of a phrase whatever words that say little stand between the others;
 * undefined for a phrase that begins or ends with such a word, or has none.
 */
export function looseKeyOf(
  list: readonly string[],
  locale: string,
): string | undefined {
  const {minorWords} = languageOf(locale);
  const kept = list
    .map((word) => (minorWords.has(word) ? SMALL : word))
    .filter((word, at, all) => word !== SMALL || all[at - 1] !== SMALL);
  const isFramed = kept[0] !== SMALL && kept.at(-1) !== SMALL;
  return isFramed && kept.includes(SMALL) ? keyOf(kept, locale) : undefined;
}
