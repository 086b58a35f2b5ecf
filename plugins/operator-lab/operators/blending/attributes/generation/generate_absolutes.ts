import {isNumeric} from '../../../_shared/tables/chosenColumns';
import {
  changedNumbers,
  columnRun,
} from '../../../_shared/tables/treatedColumns';

/** Generate Absolutes: replaces numbers with their absolute values. */
export const run = columnRun(isNumeric, () => (column) => ({
  ...column,
  values: changedNumbers(column, Math.abs),
}));
