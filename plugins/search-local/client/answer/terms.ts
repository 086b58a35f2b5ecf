import type {Clause} from '../query/types';

/** The words of a query, each once, in the order typed. */
export type Terms = {
  /** All that a page may have. */
  readonly terms: readonly string[];
  /** Those worth marking where they stand: no minor words, and no single letters beside others. */
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
