import {OperatorError} from '../../../_shared/types';
import type {Run} from '../../../_shared/types';

/**
 * Remove Attribute Range: removes the regular columns between two positions,
 * starting at 1.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const [first, last] = [settings.first_attribute, settings.last_attribute].map(
    Number,
  ) as [number, number];
  const regular = table.filter(({role}) => !role);
  if (last > regular.length) {
    throw new OperatorError(
      `The table has ${regular.length} regular columns, not ${last}.`,
    );
  }
  const removed = regular.slice(first - 1, Math.max(first - 1, last));
  return {
    'example set output': table.filter((column) => !removed.includes(column)),
    original: table,
  };
};
