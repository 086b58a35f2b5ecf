import {languageOf, stem, keyOf} from '../../shared/language/language';
import {words} from '../../shared/words';
import {idfOf} from '../index/postings';
import {stemNumber} from '../index/searchIndex';
import type {SearchIndex} from '../index/searchIndex';
import type {Clause} from './clauses';

/** Phrases of more words are not looked for. */
const MAX_WORDS = 5;

/** Other ways to ask that are tried at the most. */
const MAX_VARIANTS = 6;

/** Inverse document frequency of a word that one section in twenty has. */
const RARE = Math.log(20);

/** Clauses of one word each with what else the word may be called. */
export function withSynonyms(
  {synonyms: table, locale}: Pick<SearchIndex, 'synonyms' | 'locale'>,
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

/**
 * Whether a phrase says what is meant regardless of the words around it: a word
 * that the site does not use, a phrase such as `for each`, or one with a word
 * that is rare on the site. `to date` and `test data` do not.
 */
function isTelling(index: SearchIndex, phrase: readonly string[]): boolean {
  const {minorWords} = languageOf(index.locale);
  const idfs = phrase
    .filter((word) => !minorWords.has(word))
    .map((word) => stemNumber(index, word))
    .map((stemmed) => (stemmed < 0 ? Infinity : idfOf(index, stemmed)));
  return phrase.length > 1
    ? idfs.length === 0 || Math.max(...idfs) >= RARE
    : idfs[0] === Infinity;
}

/** Whether the synonyms of a phrase are also asked for without the other words of the query, which often match nothing. */
const standsAlone = (
  index: SearchIndex,
  phrase: readonly string[],
  others: number,
): boolean =>
  others > 0 &&
  others <= Math.max(2, phrase.length) &&
  ((others === 1 && phrase.length > 1) || isTelling(index, phrase));

/** The query with a phrase that has synonyms replaced, longest phrases first; `isAlone` if the rest was left out. */
export function synonymVariants(
  index: SearchIndex,
  query: string,
): [query: string, isAlone: boolean][] {
  const {synonyms, locale} = index;
  const {minorWords} = languageOf(locale);
  const list = words(query);
  const typed = new Set(list.map((word) => stem(word, locale)));
  const isNew = (other: string) =>
    words(other).some((word) => !typed.has(stem(word, locale)));
  const variants = new Map<string, boolean>();
  for (let length = Math.min(MAX_WORDS, list.length); length > 0; length--) {
    for (let at = 0; at + length <= list.length; at++) {
      const piece = list.slice(at, at + length);
      const others = (synonyms.get(keyOf(piece, locale)) ?? []).filter(isNew);
      if (others.length === 0) {
        continue;
      }
      const [before, after] = [list.slice(0, at), list.slice(at + length)];
      const rest = [...before, ...after].filter(
        (word) => !minorWords.has(word),
      );
      const isAlone = standsAlone(index, piece, rest.length);
      for (const other of others) {
        const whole = [...before, other, ...after].join(' ');
        variants.set(whole, false);
        if (isAlone) {
          variants.set(other, true);
        }
      }
    }
  }
  return Array.from(variants).slice(0, MAX_VARIANTS);
}
