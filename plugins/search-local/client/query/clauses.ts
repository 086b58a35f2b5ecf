import type {QueryProblem} from '../../shared/answer';
import {MAX_QUERY_LENGTH} from '../../shared/constants';
import {languageOf} from '../../shared/language/language';
import {compounds} from '../../shared/words';

/** Whether a page must match a clause, must not, or better does. */
export type Presence = 'optional' | 'required' | 'prohibited';

/** One thing that a query asks for. */
export type Clause = {
  /** The words in order; more than one for an identifier or a phrase. */
  readonly words: readonly string[];
  /** All words as one, where a text may have them so: `knn` for k-NN. */
  readonly joined?: string;
  /** Other words that mean the same, each a list in order; weaker than the words themselves. */
  readonly synonyms?: readonly (readonly string[])[];
  readonly presence: Presence;
  /** Number of the one field to look in; all fields when undefined. */
  readonly field?: number;
  /** Edits that a term may be away from the word. */
  readonly edits: number;
  /** Factor of the clause's weight. */
  readonly boost: number;
  /** Whether the words are quoted: one section has to have all of them. */
  readonly isPhrase: boolean;
  /** Whether the reader may still be typing the last word. */
  readonly isLast: boolean;
  /** Whether it says so little that a page may lack it ('how', 'to'). */
  readonly isMinor: boolean;
};

export type ParsedQuery = {
  readonly clauses: readonly Clause[];
  /** Whether it uses the query syntax, and is run as it is written. */
  readonly isSyntax: boolean;
  readonly problem?: QueryProblem;
};

/** Words of a query after this number are ignored. */
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

/** The words of a query, each once, in the order typed. */
export type Terms = {
  /** All that a page may have. */
  readonly terms: readonly string[];
  /** Those worth marking in texts: without minor words, and without single letters if there are other words. */
  readonly marked: readonly string[];
};

const wordsOf = (clauses: readonly Clause[]): string[] =>
  Array.from(
    new Set(
      clauses.flatMap(({words, joined}) =>
        joined === undefined ? words : [...words, joined],
      ),
    ),
  );

/** The words of the clauses that a page should match. */
export function termsOf(clauses: readonly Clause[]): Terms {
  const wanted = clauses.filter(({presence}) => presence !== 'prohibited');
  const major = wordsOf(wanted.filter(({isMinor}) => !isMinor));
  const long = major.filter((word) => word.length > 1);
  return {terms: wordsOf(wanted), marked: long.length > 0 ? long : major};
}
