import {stem} from './language/language';

/** The key of a phrase, whatever its inflection. */
export const keyOf = (list: readonly string[], locale: string): string =>
  list.map((word) => stem(word, locale)).join(' ');
