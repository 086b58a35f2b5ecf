import {treatColumns} from '../../../_run/treatedColumns';
import type {Run} from '../../../_run/types';

/** Real to Integer: decimal places cut off, or rounded half up. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  // Math.round takes a half up, as the operator does.
  const whole = settings.round_values === true ? Math.round : Math.trunc;
  return {
    'example set output': treatColumns(
      table,
      settings,
      ({type}) => type === 'real',
      (column) => ({
        ...column,
        type: 'integer',
        values: column.values.map((value) =>
          value === null ? null : whole(Number(value)) + 0,
        ),
      }),
    ),
    original: table,
  };
};
