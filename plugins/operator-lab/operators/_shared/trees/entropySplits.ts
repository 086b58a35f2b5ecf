import {hashOrder} from '../numbers/hashOrder';

/** A number (NaN if it is missing), and the index of its label. */
export type LabeledValue = readonly [value: number, label: number];

/** A candidate limit with its entropy and gain. */
export type Split = {
  readonly limit: number;
  /** Weighted entropy of both parts, in bits. */
  readonly entropy: number;
  /** Decrease in entropy. */
  readonly gain: number;
  /** Minimum gain for accepting the limit (MDL criterion). */
  readonly threshold: number;
};

/** Entropy in bits: NaN without rows. */
function entropyOf(counts: readonly number[], rows: number): number {
  return counts
    .map((count) => count / rows)
    .filter((share) => share !== 0)
    .reduce((sum, share) => sum - share * Math.log2(share), 0);
}

function countsOf(rows: readonly LabeledValue[], labels: number): number[] {
  const counts = new Array<number>(labels).fill(0);
  for (const [, label] of rows) {
    counts[label] = (counts[label] ?? 0) + 1;
  }
  return counts;
}

function parts(
  rows: readonly LabeledValue[],
  limit: number,
): [lower: LabeledValue[], upper: LabeledValue[]] {
  return [
    rows.filter(([value]) => value <= limit),
    rows.filter(([value]) => !(value <= limit)),
  ];
}

/**
 * Returns the best limit, even if its gain is below the threshold. Returns null
 * if no limit decreases the entropy, or if a label has no rows: then the total
 * entropy is NaN in the operator.
 * @param labels Number of values in the label's value list.
 */
export function bestSplit(
  rows: readonly LabeledValue[],
  labels: number,
): Split | null {
  const counts = countsOf(rows, labels);
  if (counts.includes(0)) {
    return null;
  }
  const size = rows.length;
  const total = entropyOf(counts, size);
  let best: {limit: number; entropies: number[]; entropy: number} | null = null;
  // Number of classes in each part, at the last tried limit.
  let classes: number[] = [];
  for (const limit of hashOrder(rows.map(([value]) => value))) {
    const tried = parts(rows, limit).map((part) => {
      const of = countsOf(part, labels);
      return {
        share: part.length / size,
        entropy: part.length ? entropyOf(of, part.length) : NaN,
        classes: of.filter((count) => count > 0).length,
      };
    });
    classes = tried.map((part) => part.classes);
    const entropy = tried.reduce(
      (sum, part) => sum + part.share * part.entropy,
      0,
    );
    if (entropy < (best?.entropy ?? total)) {
      best = {limit, entropy, entropies: tried.map((part) => part.entropy)};
    }
  }
  if (!best) {
    return null;
  }
  const [lower = 0, upper = 0] = best.entropies;
  const [inLower = 0, inUpper = 0] = classes;
  const delta =
    Math.log2(3 ** labels - 2) -
    (labels * total - inLower * lower - inUpper * upper);
  return {
    limit: best.limit,
    entropy: best.entropy,
    gain: total - best.entropy,
    threshold: (Math.log2(size - 1) + delta) / size,
  };
}

/**
 * Returns all accepted limits. Both parts of an accepted split are searched
 * recursively.
 */
export function splitPoints(
  rows: readonly LabeledValue[],
  labels: number,
): number[] {
  const split = bestSplit(rows, labels);
  return split && split.gain >= split.threshold
    ? [
        split.limit,
        ...parts(rows, split.limit).flatMap((part) =>
          splitPoints(part, labels),
        ),
      ]
    : [];
}
