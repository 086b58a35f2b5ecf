import {sum} from '../numbers/averages';

/** Number (or weight) of rows of each class in each part of a split. */
export type PartCounts = readonly (readonly number[])[];

/** Entropy of counts, in bits. */
export function entropy(counts: readonly number[]): number {
  const total = sum(counts);
  return counts
    .filter((count) => count > 0)
    .reduce(
      (bits, count) => bits - (count / total) * Math.log2(count / total),
      0,
    );
}

/** Gini index: the probability that two random rows have different classes. */
function gini(counts: readonly number[]): number {
  const total = sum(counts);
  return total > 0 ? 1 - sum(counts.map((count) => (count / total) ** 2)) : 0;
}

/** Adds up the class counts of all parts. */
function together(parts: PartCounts): readonly number[] {
  return (parts[0] ?? []).map((_, label) =>
    sum(parts.map((part) => part[label] ?? 0)),
  );
}

/**
 * Returns the decrease of a measure from the whole to its parts, weighted by
 * part size.
 */
function drop(
  parts: PartCounts,
  measure: (counts: readonly number[]) => number,
): number {
  const whole = together(parts);
  return (
    measure(whole) -
    sum(parts.map((part) => (sum(part) / sum(whole)) * measure(part)))
  );
}

/** Decrease in entropy, in bits. */
export function informationGain(parts: PartCounts): number {
  return drop(parts, entropy);
}

/** Entropy of the part sizes, in bits. */
export function splitInformation(parts: PartCounts): number {
  return entropy(parts.map(sum));
}

function gainRatio(parts: PartCounts, minimalGain: number): number {
  const gain = informationGain(parts);
  const information = splitInformation(parts);
  if (information === 0) {
    return gain;
  }
  return gain / information < minimalGain ? 0 : gain / information;
}

/**
 * Builds a criterion: the decrease of a measure, or 0 if it is below a fraction
 * of the measure before the split.
 */
function relativeDrop(
  measure: (counts: readonly number[]) => number,
): Criterion {
  return (parts, minimalGain) => {
    const gain = drop(parts, measure);
    return gain < minimalGain * measure(together(parts)) ? 0 : gain;
  };
}

function accuracy(parts: PartCounts, minimalGain: number): number {
  const whole = together(parts);
  const after = sum(parts.map((part) => Math.max(...part))) / sum(whole);
  const before = Math.max(...whole) / sum(whole);
  return after - before < minimalGain * (1 - before) ? 0 : after;
}

/** Computes the benefit of a split: 0 if it is below the minimal gain. */
export type Criterion = (parts: PartCounts, minimalGain: number) => number;

/** Tree criteria for a nominal label, by option name. */
export const CRITERIA: Readonly<Record<string, Criterion>> = {
  gain_ratio: gainRatio,
  information_gain: relativeDrop(entropy),
  gini_index: relativeDrop(gini),
  accuracy,
};
