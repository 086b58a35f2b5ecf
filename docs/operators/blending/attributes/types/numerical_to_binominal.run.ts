import {isNumeric} from '../../../_run/chosenColumns';
import {treatColumns} from '../../../_run/treatedColumns';
import type {Run} from '../../../_run/types';

/** Numerical to Binominal: false from `min` to `max`, and true outside. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const {min = 0, max = 0} = settings;
  return {
    'example set output': treatColumns(
      table,
      settings,
      isNumeric,
      (column) => ({
        ...column,
        type: 'binominal',
        knownValues: ['false', 'true'],
        values: column.values.map((value) =>
          value === null
            ? null
            : String(
                Number(value) < Number(min) || Number(value) > Number(max),
              ),
        ),
      }),
    ),
    original: table,
  };
};
