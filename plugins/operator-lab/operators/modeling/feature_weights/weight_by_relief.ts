import {weightTable} from '../../_shared/search/attributeWeights';
import {isNominal} from '../../_shared/tables/chosenColumns';
import {
  innerNumbers,
  pointsOf,
  regularColumns,
} from '../../_shared/tables/innerNumbers';
import {knownValues} from '../../_shared/tables/knownValues';
import {OperatorError} from '../../_shared/types';
import type {Column, Run, Table} from '../../_shared/types';

/**
 * Scaled difference of two cells of a column: 0 or 1 for nominal values, NaN if
 * a cell is missing.
 */
type Difference = (row: number, other: number) => number;

function differenceIn(column: Column): Difference {
  const numbers = innerNumbers(column);
  const known = numbers.filter((value) => !Number.isNaN(value));
  const least = Math.min(...known);
  const range = Math.max(...known) - least;
  return (row, other) => {
    const size = Math.abs(Number(numbers[row]) - Number(numbers[other]));
    if (Number.isNaN(size)) {
      return NaN;
    }
    return isNominal(column) ? Math.sign(size) : (size - least) / range;
  };
}

function distance(a: readonly number[], b: readonly number[]): number {
  return Math.sqrt(
    a.reduce((sum, value, at) => sum + (value - Number(b[at])) ** 2, 0),
  );
}

/**
 * Returns the `count` nearest candidates other than the row itself. Of
 * candidates at the same distance, only the first counts.
 */
function nearest(
  points: readonly (readonly number[])[],
  row: number,
  candidates: readonly number[],
  count: number,
): readonly number[] {
  const found: {row: number; distance: number}[] = [];
  for (const other of candidates) {
    const far = distance(points[row] ?? [], points[other] ?? []);
    if (other !== row && !found.some((one) => one.distance === far)) {
      found.push({row: other, distance: far});
      found.sort((a, b) => a.distance - b.distance);
      found.splice(count);
    }
  }
  return found.map((one) => one.row);
}

function byClasses(table: Table, label: Column, count: number) {
  const columns = regularColumns(table);
  const rows = label.values.map((_, row) => row);
  const points = pointsOf(columns, rows.length);
  const classes = knownValues(label).map((name) => {
    const members = rows.filter((row) => label.values[row] === name);
    return {name, members, share: members.length / rows.length};
  });
  return columns.map((column) => {
    const difference = differenceIn(column);
    const filled = column.values.filter((value) => value !== null).length;
    let weight = 0;
    for (const row of rows) {
      const own = classes.find(({name}) => name === label.values[row]);
      for (const {name, members, share} of classes) {
        for (const other of nearest(points, row, members, count)) {
          const size = difference(row, other) / filled;
          const factor =
            name === own?.name ? -1 : share / (1 - Number(own?.share));
          weight += Number.isNaN(size) ? 0 : factor * size;
        }
      }
    }
    return [column.name, weight] as const;
  });
}

function byNumbers(table: Table, label: Column, count: number) {
  const columns = regularColumns(table);
  const rows = label.values.map((_, row) => row);
  const points = pointsOf(columns, rows.length);
  const pairs = rows.flatMap((row) =>
    nearest(points, row, rows, count).map((other) => [row, other] as const),
  );
  const labelDifference = differenceIn(label);
  const mean = (of: Difference) =>
    pairs.reduce((sum, [row, other]) => sum + of(row, other), 0) / count;
  const apart = mean(labelDifference);
  return columns.map((column) => {
    const difference = differenceIn(column);
    const both = mean(
      (row, other) => labelDifference(row, other) * difference(row, other),
    );
    return [
      column.name,
      both / apart - (mean(difference) - both) / (rows.length - apart),
    ] as const;
  });
}

/**
 * Weight by Relief on all rows. With a numeric label, this version does not
 * support missing values or all-zero columns.
 */
export const run: Run = (inputs, settings) => {
  const {'example set': table = []} = inputs;
  const label = table.find(({role}) => role === 'label');
  if (!label) {
    throw new OperatorError('The table has no label.');
  }
  const count = Number(settings.number_of_neighbors ?? 10);
  const weigh = isNominal(label) ? byClasses : byNumbers;
  const weights = new Map(weigh(table, label, count));
  return {weights: weightTable(weights, settings), 'example set': table};
};
