import {isNumeric} from '../../../_shared/tables/chosenColumns';
import {columnRun} from '../../../_shared/tables/treatedColumns';

/** Numerical to Real: the type becomes real, and the values stay. */
export const run = columnRun(isNumeric, () => (column) => ({
  ...column,
  type: 'real',
}));
