/** Term weighting schemes, by option name. */
export const VECTOR_CREATIONS = [
  'TF-IDF',
  'Term Frequency',
  'Term Occurrences',
  'Binary Term Occurrences',
] as const;

/** Word counts, with one row per text. */
type Counts = readonly (readonly number[])[];

/** Normalizes a row to Euclidean length 1. A row of zeros is unchanged. */
function toLengthOne(row: readonly number[]): readonly number[] {
  const length = Math.hypot(...row);
  return length > 0 ? row.map((value) => value / length) : row;
}

function weighted(counts: Counts, words: readonly string[]): Counts {
  const inverse = words.map((_, at) =>
    Math.log(counts.length / counts.filter((row) => row[at]).length),
  );
  return counts.map((row) => {
    const total = row.reduce((sum, value) => sum + value, 0);
    return toLengthOne(
      row.map((value, at) =>
        value ? (value / total) * (inverse[at] ?? 0) : 0,
      ),
    );
  });
}

/**
 * Computes word vectors of tokenized texts.
 * @returns The words in alphabetical order, and one row of values per text.
 */
export function wordVectors(
  texts: readonly (readonly string[])[],
  creation: string,
): {readonly words: readonly string[]; readonly rows: Counts} {
  const words = [...new Set(texts.flat())].sort();
  const counts = texts.map((text) =>
    words.map((word) => text.filter((token) => token === word).length),
  );
  const rows: Record<string, () => Counts> = {
    'TF-IDF': () => weighted(counts, words),
    'Term Frequency': () => counts.map(toLengthOne),
    'Term Occurrences': () => counts,
    'Binary Term Occurrences': () =>
      counts.map((row) => row.map((value) => Math.min(value, 1))),
  };
  return {words, rows: rows[creation]?.() ?? counts};
}
