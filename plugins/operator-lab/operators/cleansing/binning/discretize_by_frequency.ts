import {chosenColumns, isNumeric} from '../../_shared/tables/chosenColumns';
import {numbersOf} from '../../_shared/tables/columnStatistics';
import {discretize} from '../../_shared/tables/discretize';
import {OperatorError} from '../../_shared/types';
import type {Column, Run, Settings} from '../../_shared/types';

/**
 * Fills bins one after the other, in ascending order of the values. Remaining
 * capacity carries over to the next bin, and equal values share a bin.
 */
function limitsOf({name, values}: Column, count: number): readonly number[] {
  const size = values.length / count;
  const limits = new Array<number>(count).fill(0);
  let room = size;
  let bin = 0;
  let last: number | undefined;
  for (const value of numbersOf(values).sort((a, b) => a - b)) {
    if (last !== undefined && room < 1 && bin < count && value !== last) {
      limits[bin] = (last + value) / 2;
      bin += 1;
      room += size;
      if (room < 1) {
        throw new OperatorError(
          `The column "${name}" has too many equal values for this number of bins.`,
        );
      }
    }
    room -= 1;
    last = value;
  }
  limits[count - 1] = Infinity;
  return limits;
}

function binsFor(column: Column, settings: Settings): number {
  return settings.use_sqrt_of_examples === true
    ? Math.round(Math.sqrt(numbersOf(column.values).length))
    : Number(settings.number_of_bins ?? 2);
}

/** Discretize by Frequency: creates bins with about the same number of rows. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const rows = table[0]?.values.length ?? 0;
  if (
    settings.use_sqrt_of_examples !== true &&
    Number(settings.number_of_bins ?? 2) >= rows - 1
  ) {
    throw new OperatorError(
      `The number of bins must be smaller than the number of rows minus 1, which is ${rows - 1}.`,
    );
  }
  const empty = chosenColumns(table, settings, isNumeric).find(
    (column) => binsFor(column, settings) === 0,
  );
  if (empty) {
    throw new OperatorError(
      `The column "${empty.name}" has no values, and so no bins.`,
    );
  }
  return discretize(inputs, settings, (column) =>
    limitsOf(column, binsFor(column, settings)),
  );
};
