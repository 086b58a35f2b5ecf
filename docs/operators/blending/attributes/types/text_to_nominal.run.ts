import {columnRun} from '../../../_run/treatedColumns';
import {knownValues} from '../../../_run/knownValues';

/** Text to Nominal: columns of free text become nominal, with the same list of values. */
export const run = columnRun(
  ({type}) => type === 'text',
  () => (column) => ({
    ...column,
    type: 'nominal',
    knownValues: knownValues(column),
  }),
);
