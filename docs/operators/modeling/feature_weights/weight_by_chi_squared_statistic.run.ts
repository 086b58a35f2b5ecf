import {weightTable} from '../../_run/attributeWeights';
import {isNumeric} from '../../_run/chosenColumns';
import {columnStatistics} from '../../_run/columnStatistics';
import {
  countsOfParts,
  knownValuesOf,
  labeledRows,
} from '../../_run/labelCounts';
import {OperatorError} from '../../_run/types';
import type {Column, Run} from '../../_run/types';

const sum = (numbers: readonly number[]) =>
  numbers.reduce((total, one) => total + one, 0);

/** Chi squared of a contingency table, without a correction for continuity. */
function chiSquared(counts: readonly (readonly number[])[]): number {
  const rows = counts.map(sum);
  const columns = (counts[0] ?? []).map((_, at) =>
    sum(counts.map((row) => row[at] ?? 0)),
  );
  const total = sum(rows);
  return sum(
    counts.flatMap((row, r) =>
      row.map((count, c) => {
        const expected = ((rows[r] ?? 0) * (columns[c] ?? 0)) / total;
        return expected > 0 ? (count - expected) ** 2 / expected : 0;
      }),
    ),
  );
}

/** Place of the bin of equal width that each number falls into; a gap is in the first one. */
function binsOf({values}: Column, count: number): readonly number[] {
  const {minimum, maximum} = columnStatistics(values);
  const limits = Array.from({length: count}, (_, at) =>
    at + 1 < count
      ? minimum + ((at + 1) / count) * (maximum - minimum)
      : Infinity,
  );
  return values.map((value) =>
    typeof value === 'number' ? limits.findIndex((limit) => value <= limit) : 0,
  );
}

/** Place of each text in the list of values; a gap counts as the first one. */
function placesOf(column: Column): readonly number[] {
  const known = knownValuesOf(column);
  return column.values.map((value) =>
    Math.max(0, known.indexOf(String(value))),
  );
}

/** Weight by Chi Squared Statistic: numeric columns in bins of equal width, then chi squared of each column and the label. */
export const run: Run = (inputs, settings) => {
  const {'example set': table = []} = inputs;
  const rows = labeledRows(table);
  if (rows.classOf.length === 0) {
    throw new OperatorError('The table has no rows.');
  }
  const bins = Number(settings.number_of_bins ?? 10);
  const regular = table.filter(({role}) => !role);
  // Binned columns come first, which decides the order of equal weights.
  const ordered = [
    ...regular.filter(isNumeric),
    ...regular.filter((column) => !isNumeric(column)),
  ];
  const weights = new Map(
    ordered.map((column) => {
      const places = isNumeric(column)
        ? binsOf(column, bins)
        : placesOf(column);
      const parts = Math.max(...places) + 1;
      return [
        column.name,
        chiSquared(countsOfParts(rows, places, parts)),
      ] as const;
    }),
  );
  return {weights: weightTable(weights, settings), 'example set': table};
};
