import {isNumeric} from '../../../_run/chosenColumns';
import {treatColumns} from '../../../_run/treatedColumns';
import type {Run} from '../../../_run/types';

/** Numerical to Real: the type becomes real, and the values stay. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  return {
    'example set output': treatColumns(
      table,
      settings,
      isNumeric,
      (column) => ({...column, type: 'real'}),
    ),
    original: table,
  };
};
