import {isNumeric} from '../../../_shared/tables/chosenColumns';
import {columnRun} from '../../../_shared/tables/treatedColumns';

/** Numerical to Real: changes the type to real and keeps the values. */
export const run = columnRun(isNumeric, () => (column) => ({
  ...column,
  type: 'real',
}));
