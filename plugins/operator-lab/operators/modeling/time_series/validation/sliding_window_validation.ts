import {mean} from '../../../_shared/numbers/averages';
import {lastFirst} from '../../../_shared/performance/lastFirst';
import {
  requiredStarts,
  rootMeanSquare,
  seriesOf,
} from '../../../_shared/series/series';
import {regularColumns} from '../../../_shared/tables/innerNumbers';
import {NotComputed} from '../../../_shared/types';
import type {Column, Run, Table} from '../../../_shared/types';

/** Fits a line to points with least squares. */
export function lineThrough(
  x: readonly number[],
  y: readonly number[],
): (value: number) => number {
  const [centerX, centerY] = [mean(x), mean(y)];
  const slope =
    mean(x.map((value, at) => (value - centerX) * Number(y[at]))) /
    mean(x.map((value) => (value - centerX) ** 2));
  return (value) => centerY + slope * (value - centerX);
}

/**
 * Returns the label and the only other column without a role.
 * @throws NotComputed for other tables.
 */
function lineColumns(table: Table): readonly [label: Column, regular: Column] {
  const label = table.find(({role}) => role === 'label');
  const [regular, ...others] = regularColumns(table);
  if (!label || !regular || others.length > 0) {
    throw new NotComputed('This example fits a line to two columns.');
  }
  return [label, regular];
}

/**
 * Sliding Window Validation by rows, starting at the first row. Fits a line
 * from the regular column to the label in each training window, and measures
 * it on the test window. `windows` has a row for each window. The test results
 * begin with the last window.
 */
export const run: Run = ({'example set': table = []}, settings) => {
  const [label, regular] = lineColumns(table);
  const inputs = seriesOf(table, regular.name);
  const labels = seriesOf(table, label.name);
  const size = Number(settings.training_window_size ?? 20);
  const horizon = Number(settings.test_window_size ?? 1);
  const offset = Number(settings.test_window_offset ?? 0);
  const starts = requiredStarts(labels.length, {
    size,
    step: Number(settings.step_size ?? 1),
    horizon,
    offset,
  });
  const tested = starts.map((start) => {
    const from = start + size + offset;
    const predict = lineThrough(
      inputs.slice(start, start + size),
      labels.slice(start, start + size),
    );
    return {
      rows: Array.from({length: horizon}, (_, at) => from + at),
      predictions: inputs.slice(from, from + horizon).map(predict),
      actual: labels.slice(from, from + horizon),
    };
  });
  const results = lastFirst(tested);
  const rows = results.flatMap((window) => window.rows);
  const errors = tested.map(({actual, predictions}) =>
    rootMeanSquare(actual, predictions),
  );
  const first = (at: number, shift: number) =>
    starts.map((start) => start + shift + at);
  return {
    'test result set': [
      {name: 'row', type: 'integer', values: rows.map((row) => row + 1)},
      {
        name: label.name,
        type: 'real',
        values: results.flatMap(({actual}) => actual),
      },
      {
        name: `prediction(${label.name})`,
        type: 'real',
        values: results.flatMap(({predictions}) => predictions),
      },
    ],
    windows: [
      {
        name: 'window',
        type: 'integer',
        values: starts.map((_, window) => window + 1),
      },
      {
        name: 'training rows',
        type: 'nominal',
        values: first(1, 0).map((row) => `${row} to ${row + size - 1}`),
      },
      {
        name: 'test rows',
        type: 'nominal',
        values: first(1, size + offset).map(
          (row) => `${row} to ${row + horizon - 1}`,
        ),
      },
      {name: 'root mean squared error', type: 'real', values: errors},
    ],
    mean: [{name: 'mean', type: 'real', values: [mean(errors)]}],
  };
};
