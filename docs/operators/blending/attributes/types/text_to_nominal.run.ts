import {treatColumns} from '../../../_run/treatedColumns';
import type {Run} from '../../../_run/types';
import {valueList} from '../../../_run/valueList';

/** Text to Nominal: columns of free text become nominal, with the same list of values. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  return {
    'example set output': treatColumns(
      table,
      settings,
      ({type}) => type === 'text',
      (column) => ({
        ...column,
        type: 'nominal',
        knownValues: valueList(column),
      }),
    ),
    original: table,
  };
};
