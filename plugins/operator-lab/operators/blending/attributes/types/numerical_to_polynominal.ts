import {isNumeric} from '../../../_shared/tables/chosenColumns';
import {
  changedNumbers,
  columnRun,
} from '../../../_shared/tables/treatedColumns';
import {shortText} from '../../../_shared/texts/numberText';

/** Numerical to Polynominal: converts numbers to their displayed texts. */
export const run = columnRun(isNumeric, () => (column) => ({
  ...column,
  type: 'nominal',
  values: changedNumbers(column, shortText),
}));
