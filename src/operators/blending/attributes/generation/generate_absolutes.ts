import {isNumeric} from '../../../_shared/chosenColumns';
import {changedNumbers, columnRun} from '../../../_shared/treatedColumns';

/** Generate Absolutes: numbers without their sign, in place of the old ones. */
export const run = columnRun(isNumeric, () => (column) => ({
  ...column,
  values: changedNumbers(column, Math.abs),
}));
