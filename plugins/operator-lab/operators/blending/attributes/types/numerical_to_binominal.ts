import {isNumeric} from '../../../_shared/tables/chosenColumns';
import {
  changedNumbers,
  columnRun,
} from '../../../_shared/tables/treatedColumns';

/**
 * Numerical to Binominal: converts numbers from `min` to `max` to false, and
 * others to true.
 */
export const run = columnRun(isNumeric, ({min = 0, max = 0}) => (column) => ({
  ...column,
  type: 'binominal',
  knownValues: ['false', 'true'],
  values: changedNumbers(column, (value) =>
    String(value < Number(min) || value > Number(max)),
  ),
}));
