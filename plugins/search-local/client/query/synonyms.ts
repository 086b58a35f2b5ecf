import {stem, words} from '../../shared/tokenizer';
import {isMinorWord} from './minorWords';
import type {Synonyms} from '../../shared/types';

/** Phrases of more words are not looked for. */
const MAX_WORDS = 5;

/** Other ways to ask that are tried at the most. */
const MAX_VARIANTS = 6;

/** Synonyms by the stems of their words. */
export type SynonymTable = ReadonlyMap<string, readonly string[]>;

const keyOf = (list: readonly string[], locale: string) =>
  list.map((word) => stem(word, locale)).join(' ');

/** Makes synonyms quick to look up, whatever the inflection. */
export function synonymTable(synonyms: Synonyms, locale: string): SynonymTable {
  return new Map(
    Object.entries(synonyms).map(([phrase, others]) => [
      keyOf(words(phrase), locale),
      others,
    ]),
  );
}

/** Another way to ask for what a query asks for. */
export type Variant = {
  readonly query: string;
  /** Whether the rest of the query was left out. */
  readonly isAlone: boolean;
};

/**
 * The query with a phrase that has synonyms replaced, longest phrases first.
 * A phrase of several words that is most of the query also stands alone: such
 * a phrase says what is meant, and the words around it often match nothing.
 */
export function synonymVariants(
  query: string,
  table: SynonymTable,
  locale: string,
): Variant[] {
  const list = words(query);
  const variants = new Map<string, Variant>();
  for (let length = Math.min(MAX_WORDS, list.length); length > 0; length--) {
    for (let at = 0; at + length <= list.length; at++) {
      const others = table.get(keyOf(list.slice(at, at + length), locale));
      const rest = [...list.slice(0, at), ...list.slice(at + length)];
      const restLength = rest.filter((word) => !isMinorWord(word)).length;
      for (const other of others ?? []) {
        const whole = [
          ...list.slice(0, at),
          other,
          ...list.slice(at + length),
        ].join(' ');
        variants.set(whole, {query: whole, isAlone: false});
        if (length > 1 && restLength > 0 && restLength <= length) {
          variants.set(other, {query: other, isAlone: true});
        }
      }
    }
  }
  return [...variants.values()].slice(0, MAX_VARIANTS);
}
