import {sum} from '../numbers/averages';

/** Rows (or weights) of each class in each part of a split. */
export type PartCounts = readonly (readonly number[])[];

/** Entropy of some counts in bits. */
export function entropy(counts: readonly number[]): number {
  const total = sum(counts);
  return counts
    .filter((count) => count > 0)
    .reduce(
      (bits, count) => bits - (count / total) * Math.log2(count / total),
      0,
    );
}

/** The Gini index: the chance that two rows have different classes. */
function gini(counts: readonly number[]): number {
  const total = sum(counts);
  return total > 0 ? 1 - sum(counts.map((count) => (count / total) ** 2)) : 0;
}

/** Counts of the classes in all parts together. */
function together(parts: PartCounts): readonly number[] {
  return (parts[0] ?? []).map((_, label) =>
    sum(parts.map((part) => part[label] ?? 0)),
  );
}

/** How much lower a measure is in the parts, weighted by their size, than in the whole. */
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

/** The decrease of entropy in bits. */
export function informationGain(parts: PartCounts): number {
  return drop(parts, entropy);
}

/** The entropy of the sizes of the parts. */
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

/** A drop, or 0 if it is less than a share of the measure before the split. */
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

/** What a split is worth; 0 if it does not reach the minimal gain. */
export type Criterion = (parts: PartCounts, minimalGain: number) => number;

/** The criteria of trees for a nominal label, by their names. */
export const CRITERIA: Readonly<Record<string, Criterion>> = {
  gain_ratio: gainRatio,
  information_gain: relativeDrop(entropy),
  gini_index: relativeDrop(gini),
  accuracy,
};
