import {stem, words} from '../../shared/tokenizer';
import {isMinorWord} from './minorWords';
import type {Synonyms} from '../../shared/types';
import type {Clause} from './types';

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
  const table = new Map<string, readonly string[]>();
  for (const [phrase, others] of Object.entries(synonyms)) {
    const key = keyOf(words(phrase), locale);
    // Phrases that differ by an inflection are one.
    table.set(key, [...new Set([...(table.get(key) ?? []), ...others])]);
  }
  return table;
}

/** Clauses of one word each with what else the word may be called. */
export function withSynonyms(
  clauses: readonly Clause[],
  table: SynonymTable,
  locale: string,
): Clause[] {
  return clauses.map((clause) => {
    const synonyms = table
      .get(keyOf(clause.words, locale))
      ?.map(words)
      .filter((other) => other.length > 0);
    return synonyms ? {...clause, synonyms} : clause;
  });
}

/** Another way to ask for what a query asks for. */
export type Variant = {
  readonly query: string;
  /** Whether the rest of the query was left out. */
  readonly isAlone: boolean;
  /** Whether the phrase has several words: it says more surely what is meant. */
  readonly isPhrase: boolean;
};

/** What is known of the words of the site. */
type Vocabulary = {
  readonly locale: string;
  /** Whether no page has a word: it comes from another product. */
  readonly isForeign: (word: string) => boolean;
};

/**
 * The query with a phrase that has synonyms replaced, longest phrases first.
 * A phrase of several words, or of a word that the site does not use, that is
 * most of the query also stands alone: it says what is meant, and the words
 * around it often match nothing.
 */
export function synonymVariants(
  query: string,
  table: SynonymTable,
  {locale, isForeign}: Vocabulary,
): Variant[] {
  const list = words(query);
  const typed = new Set(list.map((word) => stem(word, locale)));
  const isNew = (other: string) =>
    words(other).some((word) => !typed.has(stem(word, locale)));
  const variants = new Map<string, Variant>();
  for (let length = Math.min(MAX_WORDS, list.length); length > 0; length--) {
    const isPhrase = length > 1;
    for (let at = 0; at + length <= list.length; at++) {
      const others = table.get(keyOf(list.slice(at, at + length), locale));
      const rest = [...list.slice(0, at), ...list.slice(at + length)];
      const isTelling = isPhrase || isForeign(list[at]!);
      const restLength = rest.filter((word) => !isMinorWord(word)).length;
      for (const other of others?.filter(isNew) ?? []) {
        const whole = [
          ...list.slice(0, at),
          other,
          ...list.slice(at + length),
        ].join(' ');
        variants.set(whole, {query: whole, isAlone: false, isPhrase});
        if (isTelling && restLength > 0 && restLength <= Math.max(2, length)) {
          variants.set(other, {query: other, isAlone: true, isPhrase});
        }
      }
    }
  }
  return [...variants.values()].slice(0, MAX_VARIANTS);
}
