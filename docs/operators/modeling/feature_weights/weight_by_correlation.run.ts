import {weightTable} from '../../_run/attributeWeights';
import {isNominal} from '../../_run/chosenColumns';
import {knownValuesOf} from '../../_run/labelCounts';
import {OperatorError} from '../../_run/types';
import type {Column, Run} from '../../_run/types';

/** Numbers of a column: of a nominal one, the places in its list of values. */
function numbersOf(column: Column): readonly number[] {
  const known = isNominal(column) ? knownValuesOf(column) : [];
  return column.values.map((value) => {
    if (value === null) {
      return NaN;
    }
    return typeof value === 'number' ? value : known.indexOf(value);
  });
}

/** Pearson correlation over the rows that have both numbers; not a number where one column is constant. */
function correlation(one: readonly number[], other: readonly number[]): number {
  const pairs = one
    .map((value, row) => [value, other[row] ?? NaN] as const)
    .filter(([a, b]) => !Number.isNaN(a * b));
  const sum = (of: (pair: readonly [number, number]) => number) =>
    pairs.reduce((total, pair) => total + of(pair), 0);
  const [a, b] = [sum((pair) => pair[0]), sum((pair) => pair[1])];
  const spread = Math.sqrt(
    (pairs.length * sum((pair) => pair[0] ** 2) - a * a) *
      (pairs.length * sum((pair) => pair[1] ** 2) - b * b),
  );
  return spread === 0
    ? NaN
    : (pairs.length * sum((pair) => pair[0] * pair[1]) - a * b) / spread;
}

/** Weight by Correlation: the correlation of each column with the label, without its sign. */
export const run: Run = (inputs, settings) => {
  const {'example set': table = []} = inputs;
  const label = table.find(({role}) => role === 'label');
  if (!label) {
    throw new OperatorError('The table has no label.');
  }
  const labels = numbersOf(label);
  const weights = new Map(
    table
      .filter(({role}) => !role)
      .map((column) => {
        const r = Math.abs(correlation(labels, numbersOf(column)));
        return [
          column.name,
          settings.squared_correlation === true ? r * r : r,
        ] as const;
      }),
  );
  return {weights: weightTable(weights, settings), 'example set': table};
};
