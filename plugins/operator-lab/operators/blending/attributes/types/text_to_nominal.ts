import {columnRun} from '../../../_shared/tables/treatedColumns';
import {knownValues} from '../../../_shared/tables/knownValues';

/**
 * Text to Nominal: changes the type of text columns to nominal and keeps the
 * value list.
 */
export const run = columnRun(
  ({type}) => type === 'text',
  () => (column) => ({
    ...column,
    type: 'nominal',
    knownValues: knownValues(column),
  }),
);
