import {isNumeric} from '../../../_shared/tables/chosenColumns';
import {
  changedNumbers,
  columnRun,
} from '../../../_shared/tables/treatedColumns';

/** Generate Absolutes: numbers without their sign, in place of the old ones. */
export const run = columnRun(isNumeric, () => (column) => ({
  ...column,
  values: changedNumbers(column, Math.abs),
}));
