import {isNumeric} from '../../../_run/chosenColumns';
import {treatColumns} from '../../../_run/treatedColumns';
import {shortText} from '../../../_run/numberText';
import type {Run} from '../../../_run/types';

/** Numerical to Polynominal: each number as the text that it is shown as. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  return {
    'example set output': treatColumns(
      table,
      settings,
      isNumeric,
      (column) => ({
        ...column,
        type: 'nominal',
        values: column.values.map((value) =>
          value === null ? null : shortText(Number(value)),
        ),
      }),
    ),
    original: table,
  };
};
