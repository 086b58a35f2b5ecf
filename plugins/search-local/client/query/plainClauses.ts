import {MAX_QUERY_LENGTH} from '../../shared/constants';
import {compounds} from '../../shared/words';
import {languageOf} from '../../shared/language/language';
import type {Clause} from './types';

/** More words of a query than this are not looked at. */
const MAX_CLAUSES = 24;

/** What is written with plain words: nothing. */
export const PLAIN = {
  presence: 'optional',
  edits: 0,
  boost: 1,
  isPhrase: false,
} as const;

/** A clause with the values that plain words have. */
export function plainClause(
  words: readonly string[],
  joined: string | undefined,
  locale: string,
): Clause {
  const {minorWords} = languageOf(locale);
  return {
    words,
    joined,
    ...PLAIN,
    isLast: false,
    // C says little, C++ much.
    isMinor:
      joined === undefined && words.every((word) => minorWords.has(word)),
  };
}

/** Says which clause is typed last, and lets minor words count where there are no others. */
export function completed(
  clauses: readonly Clause[],
  isOpen: boolean,
): Clause[] {
  const isAllMinor = clauses.every(({isMinor}) => isMinor);
  return clauses.slice(0, MAX_CLAUSES).map((clause, at) => ({
    ...clause,
    isLast: isOpen && at === clauses.length - 1,
    isMinor: clause.isMinor && !isAllMinor,
  }));
}

/** Clauses of a query without any syntax: one a word or identifier, each once. */
export function plainClauses(text: string, locale: string): Clause[] {
  const seen = new Set<string>();
  const clauses: Clause[] = [];
  for (const {parts, joined} of compounds(text.slice(0, MAX_QUERY_LENGTH))) {
    const key = parts.join(' ');
    if (!seen.has(key)) {
      seen.add(key);
      clauses.push(plainClause(parts, joined, locale));
    }
  }
  return completed(clauses, !/\s$/.test(text));
}
