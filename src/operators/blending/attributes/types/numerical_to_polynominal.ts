import {isNumeric} from '../../../_shared/chosenColumns';
import {changedNumbers, columnRun} from '../../../_shared/treatedColumns';
import {shortText} from '../../../_shared/numberText';

/** Numerical to Polynominal: each number as the text that it is shown as. */
export const run = columnRun(isNumeric, () => (column) => ({
  ...column,
  type: 'nominal',
  values: changedNumbers(column, shortText),
}));
