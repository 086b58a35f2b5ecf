import {isNumeric} from '../../../_shared/chosenColumns';
import {columnRun} from '../../../_shared/treatedColumns';

/** Numerical to Real: the type becomes real, and the values stay. */
export const run = columnRun(isNumeric, () => (column) => ({
  ...column,
  type: 'real',
}));
