/** A pair of numbers from one column, one of each row. */
type Pair = readonly [number, number];

/** A measure of two rows with numbers. */
export type NumericalMeasure = {
  /** True if similar rows have small values. */
  readonly isDistance: boolean;
  /**
   * Computes the measure from the columns that have a value in both rows.
   * Returns NaN without a result.
   * @param columns Number of all columns.
   */
  readonly compute: (pairs: readonly Pair[], columns: number) => number;
};

const total = (pairs: readonly Pair[], of: (pair: Pair) => number): number =>
  pairs.reduce((sum, pair) => sum + of(pair), 0);

const product = ([a, b]: Pair): number => a * b;

/** Builds a distance, which is NaN without a column to compare. */
const distance = (
  compute: (pairs: readonly Pair[]) => number,
): NumericalMeasure => ({
  isDistance: true,
  compute: (pairs) => (pairs.length > 0 ? compute(pairs) : NaN),
});

const similarity = (
  compute: NumericalMeasure['compute'],
): NumericalMeasure => ({isDistance: false, compute});

function cosine(pairs: readonly Pair[]): number {
  const first = total(pairs, ([a]) => a * a);
  const second = total(pairs, ([, b]) => b * b);
  if (first > 0 && second > 0) {
    const value =
      total(pairs, product) / (Math.sqrt(first) * Math.sqrt(second));
    return Math.min(Math.max(value, -1), 1);
  }
  return first === second ? 1 : 0;
}

/** Computes Pearson's correlation, which is NaN if any value is missing. */
function correlation(pairs: readonly Pair[], columns: number): number {
  if (pairs.length < columns) {
    return NaN;
  }
  const first = total(pairs, ([a]) => a) / columns;
  const second = total(pairs, ([, b]) => b) / columns;
  return (
    total(pairs, ([a, b]) => (a - first) * (b - second)) /
    Math.sqrt(
      total(pairs, ([a]) => (a - first) ** 2) *
        total(pairs, ([, b]) => (b - second) ** 2),
    )
  );
}

/** Measures by the option of the parameter `numerical_measure`. */
export const NUMERICAL_MEASURES: Readonly<Record<string, NumericalMeasure>> = {
  EuclideanDistance: distance((pairs) =>
    Math.sqrt(total(pairs, ([a, b]) => (a - b) ** 2)),
  ),
  CamberraDistance: distance((pairs) =>
    total(pairs, ([a, b]) => Math.abs(a - b) / Math.abs(a + b)),
  ),
  ChebychevDistance: distance((pairs) =>
    Math.max(...pairs.map(([a, b]) => Math.abs(a - b))),
  ),
  ManhattanDistance: distance((pairs) =>
    total(pairs, ([a, b]) => Math.abs(a - b)),
  ),
  CorrelationSimilarity: similarity(correlation),
  CosineSimilarity: similarity(cosine),
  DiceSimilarity: similarity(
    (pairs) => (2 * total(pairs, product)) / total(pairs, ([a, b]) => a + b),
  ),
  InnerProductSimilarity: similarity((pairs) => total(pairs, product)),
  JaccardSimilarity: similarity((pairs) => {
    const both = total(pairs, product);
    const either = total(pairs, ([a, b]) => a + b) - both;
    return either === 0 ? NaN : both / either;
  }),
  MaxProductSimilarity: similarity((pairs) => {
    const largest = Math.max(...pairs.map(product));
    return largest > 0 ? largest : NaN;
  }),
  OverlapSimilarity: similarity(
    (pairs) =>
      total(pairs, ([a, b]) => Math.min(a, b)) /
      Math.min(
        total(pairs, ([a]) => a),
        total(pairs, ([, b]) => b),
      ),
  ),
};
