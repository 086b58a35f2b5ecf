import type {Alternative, Clause} from './clauses';

/** An alternative for consecutive words of a query. */
export type Replacement = Alternative & {
  /** Index of the first word to replace. */
  readonly start: number;
  /** Number of words to replace. */
  readonly length: number;
};

/** Replaces the words of a query. */
export const replaced = (
  query: readonly string[],
  {start, length, words}: Replacement,
): string[] => [
  ...query.slice(0, start),
  ...words,
  ...query.slice(start + length),
];

/**
 * Adds replacements to the clauses whose words they replace. A phrase of minor
 * words, such as 'for each', is replaced as a whole, because all pages have
 * these words.
 */
export function withReplacements(
  clauses: readonly Clause[],
  query: readonly string[],
  replacements: readonly Replacement[],
): Clause[] {
  return clauses.map((clause) => {
    const matching = replacements.filter(({start, length}) => {
      const phrase = query.slice(start, start + length);
      return clause.words.every((word) => phrase.includes(word));
    });
    const phrase = matching.find(({length}) => length > 1);
    if (clause.isMinor && phrase) {
      const isFirst = clause.words[0] === query[phrase.start];
      return isFirst
        ? {...clause, words: phrase.words, isMinor: false}
        : clause;
    }
    // Without positions, so that the same alternatives have the same cached match.
    const alternatives = matching.map(({words, quality}) => ({words, quality}));
    return alternatives.length > 0 ? {...clause, alternatives} : clause;
  });
}
