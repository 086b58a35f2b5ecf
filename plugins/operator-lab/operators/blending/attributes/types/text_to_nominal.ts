import {columnRun} from '../../../_shared/tables/treatedColumns';
import {knownValues} from '../../../_shared/tables/knownValues';

/** Text to Nominal: columns of free text become nominal, with the same list of values. */
export const run = columnRun(
  ({type}) => type === 'text',
  () => (column) => ({
    ...column,
    type: 'nominal',
    knownValues: knownValues(column),
  }),
);
