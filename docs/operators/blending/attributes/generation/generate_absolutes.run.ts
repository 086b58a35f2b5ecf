import {isNumeric} from '../../../_run/chosenColumns';
import {treatColumns} from '../../../_run/treatedColumns';
import type {Run} from '../../../_run/types';

/** Generate Absolutes: numbers without their sign, in place of the old ones. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  return {
    'example set output': treatColumns(
      table,
      settings,
      isNumeric,
      (column) => ({
        ...column,
        values: column.values.map((value) =>
          value === null ? null : Math.abs(Number(value)),
        ),
      }),
    ),
    original: table,
  };
};
