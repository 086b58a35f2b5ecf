import {isNominal} from '../../../_run/chosenColumns';
import {treatColumns} from '../../../_run/treatedColumns';
import type {Run} from '../../../_run/types';
import {valueList} from '../../../_run/valueList';

/** Nominal to Text: the type becomes text, with the same list of values. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  return {
    'example set output': treatColumns(
      table,
      settings,
      isNominal,
      (column) => ({...column, type: 'text', knownValues: valueList(column)}),
    ),
    original: table,
  };
};
