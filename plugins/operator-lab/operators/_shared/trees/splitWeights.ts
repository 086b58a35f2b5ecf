import {weightTable} from '../search/attributeWeights';
import {isNominal} from '../tables/chosenColumns';
import {knownValues} from '../tables/knownValues';
import {countsOfParts, labeledRows} from '../tables/labelCounts';
import type {LabeledRows} from '../tables/labelCounts';
import type {PartCounts} from './splitCriteria';
import type {Column, Run} from '../types';

/** Computes the benefit of a split: NaN if the operator gives no weight. */
export type Worth = (parts: PartCounts) => number;

/** Numbers with a smaller difference are equal. */
const EQUAL = 1e-6;

function partsAt(
  numbers: readonly number[],
  rows: LabeledRows,
  limit: number,
): PartCounts {
  return countsOfParts(
    rows,
    numbers.map((value) => (value < limit + EQUAL ? 0 : 1)),
    2,
  );
}

/**
 * Returns the best limit of a numeric column: the middle of two neighboring
 * values. Returns NaN if no split has a benefit, or if splitting off only the
 * missing values is best.
 */
export function bestLimit(
  {values}: Column,
  rows: LabeledRows,
  worth: Worth,
): number {
  const numbers = values.map((value) =>
    typeof value === 'number' ? value : NaN,
  );
  const known = numbers.filter((value) => !Number.isNaN(value));
  const inOrder = [...known].sort((a, b) => a - b);
  // Missing values come after the last value.
  const limits = [
    NaN,
    ...inOrder.slice(1).flatMap((value, at) => {
      const before = inOrder[at] ?? value;
      return value - before < EQUAL ? [] : [(before + value) / 2];
    }),
    ...(known.length < numbers.length ? [Infinity] : []),
  ];
  const tried = limits.map((limit) => ({
    limit,
    worth: worth(partsAt(numbers, rows, limit)),
  }));
  const most = Math.max(
    ...tried.map((one) => one.worth).filter((one) => !Number.isNaN(one)),
  );
  const best = tried.find((one) => one.worth === most)?.limit ?? NaN;
  return Number.isFinite(best) ? best : NaN;
}

function weightOf(column: Column, rows: LabeledRows, worth: Worth): number {
  if (isNominal(column)) {
    const known = knownValues(column);
    return worth(
      countsOfParts(
        rows,
        column.values.map((value) => known.indexOf(String(value))),
        known.length,
      ),
    );
  }
  const numbers = column.values.map((value) =>
    typeof value === 'number' ? value : NaN,
  );
  return worth(partsAt(numbers, rows, bestLimit(column, rows, worth)));
}

/**
 * Creates a weighting operator. A weight is the benefit of the column's split
 * for a nominal label.
 */
export function splitWeighting(worth: Worth): Run {
  return (inputs, settings) => {
    const {'example set': table = []} = inputs;
    const rows = labeledRows(table);
    const weights = new Map(
      table
        .filter(({role}) => !role)
        .map((column) => [column.name, weightOf(column, rows, worth)]),
    );
    return {weights: weightTable(weights, settings), 'example set': table};
  };
}
