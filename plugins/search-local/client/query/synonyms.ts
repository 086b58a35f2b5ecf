import {languageOf, stem} from '../../shared/language/language';
import {keyOf} from '../../shared/synonymKeys';
import {words} from '../../shared/words';
import {termNumber} from '../index/searchIndex';
import type {SearchIndex} from '../index/searchIndex';
import type {Clause} from './types';

/** Phrases of more words are not looked for. */
const MAX_WORDS = 5;

/** Other ways to ask that are tried at the most. */
const MAX_VARIANTS = 6;

/** What an index says of words. */
type Vocabulary = Pick<SearchIndex, 'terms' | 'synonyms' | 'locale'>;

/** Clauses of one word each with what else the word may be called. */
export function withSynonyms(
  {synonyms: table, locale}: Vocabulary,
  clauses: readonly Clause[],
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
};

/**
 * The query with a phrase that has synonyms replaced, longest phrases first.
 * A phrase of several words, or of a word that the site does not use, that is
 * most of the query also stands alone: it says what is meant, and the words
 * around it often match nothing.
 */
export function synonymVariants(
  {terms, synonyms, locale}: Vocabulary,
  query: string,
): Variant[] {
  const {minorWords} = languageOf(locale);
  const list = words(query);
  const typed = new Set(list.map((word) => stem(word, locale)));
  const isNew = (other: string) =>
    words(other).some((word) => !typed.has(stem(word, locale)));
  const variants = new Map<string, Variant>();
  for (let length = Math.min(MAX_WORDS, list.length); length > 0; length--) {
    for (let at = 0; at + length <= list.length; at++) {
      const piece = list.slice(at, at + length);
      const [before, after] = [list.slice(0, at), list.slice(at + length)];
      const rest = [...before, ...after].filter(
        (word) => !minorWords.has(word),
      );
      const isMost = rest.length > 0 && rest.length <= Math.max(2, length);
      const isTelling = length > 1 || termNumber(terms, piece[0]!) < 0;
      const others = synonyms.get(keyOf(piece, locale)) ?? [];
      for (const other of others.filter(isNew)) {
        const whole = [...before, other, ...after].join(' ');
        variants.set(whole, {query: whole, isAlone: false});
        if (isTelling && isMost) {
          variants.set(other, {query: other, isAlone: true});
        }
      }
    }
  }
  return Array.from(variants.values()).slice(0, MAX_VARIANTS);
}
