import {sum} from '../numbers/averages';
import {isNominal} from '../tables/chosenColumns';
import {innerNumbers} from '../tables/innerNumbers';
import {entropy, informationGain, splitInformation} from './splitCriteria';
import type {PartCounts} from './splitCriteria';
import {columnWithRole, labelOf} from '../tables/columnsByRole';
import {knownValues} from '../tables/knownValues';
import {OperatorError} from '../types';
import type {Column, Table} from '../types';

/** Class and weight of each row of a table. */
export type TreeLabels = {
  readonly name: string;
  readonly classes: readonly string[];
  /** Class index of each row. */
  readonly places: readonly number[];
  readonly weights: readonly number[];
  /**
   * True if a tie in a leaf predicts the first class of the value list.
   * Default: false.
   */
  readonly tiesToFirst?: boolean;
};

/** Benefit of a split by a column. NaN ranks first. */
export type Benefit = {
  readonly column: Column;
  /** Limit of a numeric column, or null. */
  readonly limit: number | null;
  readonly benefit: number;
};

/** Computes the benefit of a split. A gain below the minimum can count as 0. */
type Worth = (counts: PartCounts, minimalGain: number) => number;

function gain(counts: PartCounts, minimalGain: number): number {
  const whole = (counts[0] ?? []).map((_, place) =>
    sum(counts.map((part) => part[place] ?? 0)),
  );
  const used = counts.filter((part) => sum(part) > 0);
  const found = informationGain(used);
  return found < minimalGain * entropy(whole) ? 0 : found;
}

function gini(counts: readonly number[]): number {
  const total = sum(counts);
  return 1 - sum(counts.map((count) => (count / total) ** 2));
}

/** Criteria of the single-threaded tree operators, by option name. */
export const TREE_CRITERIA: Readonly<Record<string, Worth>> = {
  information_gain: gain,
  gain_ratio: (counts, minimalGain) => {
    const information = splitInformation(counts);
    const found = gain(counts, minimalGain);
    return information === 0 ? found : found / information;
  },
  // As in the operators, gini_index and accuracy are NaN if a part has no rows.
  gini_index: (counts) => {
    const whole = (counts[0] ?? []).map((_, place) =>
      sum(counts.map((part) => part[place] ?? 0)),
    );
    const parts = counts.map((part) => (gini(part) * sum(part)) / sum(whole));
    return gini(whole) - sum(parts);
  },
  accuracy: (counts) =>
    sum(counts.map((part) => Math.max(...part) / sum(part))),
};

/**
 * Returns the label of a training table.
 * @throws OperatorError if there is no label, or if it is numeric or has
 * missing values.
 */
export function treeLabels(table: Table): TreeLabels {
  const label = labelOf(table);
  if (!isNominal(label)) {
    throw new OperatorError('The label has to be nominal.');
  }
  if (label.values.includes(null)) {
    throw new OperatorError('The label has missing values.');
  }
  return {
    name: label.name,
    classes: knownValues(label),
    places: innerNumbers(label),
    weights:
      columnWithRole(table, 'weight')?.values.map(Number) ??
      label.values.map(() => 1),
  };
}

/**
 * Returns the weight of each class in each part. Rows with part -1 are skipped.
 */
export function partCounts(
  parts: readonly number[],
  rows: readonly number[],
  size: number,
  labels: TreeLabels,
): number[][] {
  const counts = Array.from({length: size}, () =>
    new Array<number>(labels.classes.length).fill(0),
  );
  rows.forEach((row, at) => {
    const part = counts[parts[at] as number];
    const place = labels.places[row] as number;
    if (part) {
      part[place] = (part[place] ?? 0) + (labels.weights[row] as number);
    }
  });
  return counts;
}

/** Numbers with a smaller difference are equal. */
const NEARLY_ZERO = 1e-6;

const isSame = (a: number, b: number) =>
  (Number.isNaN(a) && Number.isNaN(b)) || Math.abs(a - b) < NEARLY_ZERO;

/**
 * Returns the limit with the highest benefit. If limits tie, the lowest one
 * wins. Returns null if not splitting is at least as good, or if splitting off
 * only the missing values is better.
 */
function bestLimit(
  values: readonly number[],
  rows: readonly number[],
  labels: TreeLabels,
  worth: Worth,
): number | null {
  const order = rows
    .map((row, at) => ({row, value: values[at] as number}))
    .sort(
      (a, b) =>
        Number(Number.isNaN(a.value)) - Number(Number.isNaN(b.value)) ||
        a.value - b.value,
    );
  let best = -Infinity;
  let limit = NaN;
  order.forEach(({value}, at) => {
    const last = order[at - 1]?.value ?? NaN;
    if (isSame(value, last)) {
      return;
    }
    const counts = partCounts(
      order.map((_, place) => Number(place >= at)),
      order.map(({row}) => row),
      2,
      labels,
    );
    const benefit = worth(counts, 0);
    if (benefit > best) {
      best = benefit;
      limit = (last + value) / 2;
    }
  });
  return Number.isNaN(limit) ? null : limit;
}

/**
 * Returns the benefit of a column for some rows, or null if it has no limit.
 * @throws OperatorError if the criterion is unknown.
 */
export function benefitOf(
  column: Column,
  rows: readonly number[],
  labels: TreeLabels,
  criterion: string,
  minimalGain: number,
): Benefit | null {
  const worth = TREE_CRITERIA[criterion];
  if (!worth) {
    throw new OperatorError(`There is no criterion "${criterion}".`);
  }
  const all = innerNumbers(column);
  const values = rows.map((row) => all[row] as number);
  if (isNominal(column)) {
    const parts = values.map((value) => (Number.isNaN(value) ? -1 : value));
    const counts = partCounts(parts, rows, knownValues(column).length, labels);
    return {column, limit: null, benefit: worth(counts, minimalGain)};
  }
  const limit = bestLimit(values, rows, labels, worth);
  if (limit === null) {
    return null;
  }
  const parts = values.map((value) => Number(!(value <= limit)));
  const counts = partCounts(parts, rows, 2, labels);
  return {column, limit, benefit: worth(counts, minimalGain)};
}
