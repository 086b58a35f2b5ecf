import type {QueryProblem} from '../../shared/answer';
import {MAX_QUERY_LENGTH} from '../../shared/constants';
import {languageOf} from '../../shared/language/language';
import {compounds, unitsOf} from '../../shared/words';

/** Effect of a clause on a page without a match: ranked lower, or excluded; `prohibited` excludes pages with a match. */
export type Presence = 'optional' | 'required' | 'prohibited';

/** Other words that a clause matches: a synonym, or a corrected spelling. */
export type Alternative = {
  /** One section has to have all of them. */
  readonly words: readonly string[];
  /** Weight compared to the words of the clause, from 0 to 1. */
  readonly quality: number;
};

/** One word, identifier, or phrase of a query. */
export type Clause = {
  /** Words in order: several for an identifier or a phrase. */
  readonly words: readonly string[];
  /** Identifier written as one word: `knn` for k-NN. */
  readonly joined?: string;
  readonly alternatives?: readonly Alternative[];
  readonly presence: Presence;
  /** Number of the only field to search; undefined for all fields. */
  readonly field?: number;
  /** Maximum edit distance between a word and a term of the index. */
  readonly edits: number;
  /** Factor of the weight. */
  readonly boost: number;
  /** True for quoted words: one section has to have all of them. */
  readonly isPhrase: boolean;
  /** True if the reader may still be typing the last word. */
  readonly isLast: boolean;
  /** True for a word such as 'how' or 'to', which a page does not need to have. */
  readonly isMinor: boolean;
};

export type ParsedQuery = {
  readonly clauses: readonly Clause[];
  /** True if the query uses syntax. Such a query has no synonyms and no corrections. */
  readonly isSyntax: boolean;
  readonly problem?: QueryProblem;
};

/** Maximum number of clauses. Other words of a query are ignored. */
const MAX_CLAUSES = 24;

/** Properties of a word without syntax. */
export const PLAIN = {
  presence: 'optional',
  edits: 0,
  boost: 1,
  isPhrase: false,
} as const;

/** Creates a clause without syntax. */
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
    // C is a minor word, C++ is not. A bigram with a particle connects two words.
    isMinor:
      joined === undefined &&
      words.every(
        (word) =>
          minorWords.has(word) ||
          unitsOf(word).some((letter) => minorWords.has(letter)),
      ),
  };
}

/** Sets `isLast` of the last clause if the query is open, and keeps minor words as major ones if there are no others. */
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

/** Reads a query without syntax: one clause for each word or identifier, without repetitions. */
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

/** Words of a query, without repetitions, in the order typed. */
export type Terms = {
  readonly terms: readonly string[];
  /** Words to mark in texts: no minor words, and no single letters if there are other words. */
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

/** Returns the words of the clauses that are not prohibited. */
export function termsOf(clauses: readonly Clause[]): Terms {
  const wanted = clauses.filter(({presence}) => presence !== 'prohibited');
  const major = wordsOf(wanted.filter(({isMinor}) => !isMinor));
  const long = major.filter((word) => word.length > 1);
  return {terms: wordsOf(wanted), marked: long.length > 0 ? long : major};
}
