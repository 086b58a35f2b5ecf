import {isNumeric} from '../../../_run/chosenColumns';
import {changedNumbers, columnRun} from '../../../_run/treatedColumns';

/** Generate Absolutes: numbers without their sign, in place of the old ones. */
export const run = columnRun(isNumeric, () => (column) => ({
  ...column,
  values: changedNumbers(column, Math.abs),
}));
