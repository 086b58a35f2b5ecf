import {discretize} from '../../_shared/tables/discretize';
import {OperatorError} from '../../_shared/types';
import type {Column, Run, Value} from '../../_shared/types';

/** Sorts values in ascending order. Missing values are NaN and come last. */
function ascending(values: readonly Value[]): number[] {
  const numbers = values.map((value) =>
    typeof value === 'number' ? value : NaN,
  );
  return [
    ...numbers.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b),
    ...numbers.filter((value) => Number.isNaN(value)),
  ];
}

function limitsOf(
  {values}: Column,
  size: number,
  decreasing: boolean,
): readonly number[] {
  const sorted = ascending(values);
  if (decreasing) {
    sorted.reverse();
  }
  const count = Math.ceil(sorted.length / size);
  const limits = Array.from({length: count - 1}, (_, bin) => {
    const border = (bin + 1) * size;
    const last = Number(sorted[border - 1]);
    // Equal values share a bin. If no other value follows, this value is the
    // limit.
    const next = sorted.slice(border).find((value) => value !== last) ?? last;
    return (last + next) / 2;
  });
  return [...(decreasing ? limits.reverse() : limits), Infinity];
}

/** Discretize by Size: creates bins with a given number of rows. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  if (!table[0]?.values.length) {
    throw new OperatorError('A table without rows has no bins.');
  }
  const size = Number(settings.size_of_bins);
  const decreasing = settings.sorting_direction !== 'increasing';
  return discretize(inputs, settings, (column) =>
    limitsOf(column, size, decreasing),
  );
};
