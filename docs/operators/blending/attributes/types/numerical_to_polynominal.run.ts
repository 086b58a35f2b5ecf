import {isNumeric} from '../../../_run/chosenColumns';
import {changedNumbers, columnRun} from '../../../_run/treatedColumns';
import {shortText} from '../../../_run/numberText';

/** Numerical to Polynominal: each number as the text that it is shown as. */
export const run = columnRun(isNumeric, () => (column) => ({
  ...column,
  type: 'nominal',
  values: changedNumbers(column, shortText),
}));
