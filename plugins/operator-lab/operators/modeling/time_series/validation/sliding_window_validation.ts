import {mean} from '../../../_shared/numbers/averages';
import {
  rootMeanSquare,
  seriesOf,
  windowStarts,
} from '../../../_shared/series/series';
import type {Run} from '../../../_shared/types';

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
 * Sliding Window Validation by rows, starting at the first row. Fits a line
 * from `visitors` to `sales` to each training window, and measures it on the
 * test window. `windows` has a row for each window.
 */
export const run: Run = ({'example set': table = []}, settings) => {
  const visitors = seriesOf(table, 'visitors');
  const sales = seriesOf(table, 'sales');
  const size = Number(settings.training_window_size);
  const horizon = Number(settings.test_window_size);
  const offset = Number(settings.test_window_offset ?? 0);
  const starts = windowStarts(sales.length, {
    size,
    step: Number(settings.step_size ?? 1),
    horizon,
    offset,
  });
  const tested = starts.map((start) => {
    const from = start + size + offset;
    const predict = lineThrough(
      visitors.slice(start, start + size),
      sales.slice(start, start + size),
    );
    return {
      rows: Array.from({length: horizon}, (_, at) => from + at),
      predictions: visitors.slice(from, from + horizon).map(predict),
      actual: sales.slice(from, from + horizon),
    };
  });
  const rows = tested.flatMap((window) => window.rows);
  const errors = tested.map(({actual, predictions}) =>
    rootMeanSquare(actual, predictions),
  );
  const first = (at: number, shift: number) =>
    starts.map((start) => start + shift + at);
  return {
    'test result set': [
      {name: 'row', type: 'integer', values: rows.map((row) => row + 1)},
      {
        name: 'sales',
        type: 'real',
        values: tested.flatMap(({actual}) => actual),
      },
      {
        name: 'prediction(sales)',
        type: 'real',
        values: tested.flatMap(({predictions}) => predictions),
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
