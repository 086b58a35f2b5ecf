import {isNumeric} from '../../../_run/chosenColumns';
import {columnRun} from '../../../_run/treatedColumns';

/** Numerical to Real: the type becomes real, and the values stay. */
export const run = columnRun(isNumeric, () => (column) => ({
  ...column,
  type: 'real',
}));
