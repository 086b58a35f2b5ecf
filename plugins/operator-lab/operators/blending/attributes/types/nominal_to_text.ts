import {isNominal} from '../../../_shared/tables/chosenColumns';
import {columnRun} from '../../../_shared/tables/treatedColumns';
import {knownValues} from '../../../_shared/tables/knownValues';

/** Nominal to Text: changes the type to text and keeps the value list. */
export const run = columnRun(isNominal, () => (column) => ({
  ...column,
  type: 'text',
  knownValues: knownValues(column),
}));
