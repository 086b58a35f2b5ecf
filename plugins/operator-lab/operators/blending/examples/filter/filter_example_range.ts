import {isNominal} from '../../../_shared/tables/chosenColumns';
import {OperatorError} from '../../../_shared/types';
import type {Run} from '../../../_shared/types';
import {knownValues} from '../../../_shared/tables/knownValues';

/**
 * Filter Example Range: keeps the rows between two positions, or all others.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const [first = 1, last = 1] = [
    settings.first_example,
    settings.last_example,
  ].map(Number);
  if (last < first) {
    throw new OperatorError('The last row is before the first.');
  }
  const isInverted = settings.invert_filter === true;
  return {
    'example set output': table.map((column) => ({
      ...column,
      ...(isNominal(column) && {
        knownValues: knownValues(column),
      }),
      values: column.values.filter(
        (_, at) => (at + 1 >= first && at + 1 <= last) !== isInverted,
      ),
    })),
    original: table,
  };
};
