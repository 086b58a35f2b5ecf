import {isNominal} from '../../../_shared/tables/chosenColumns';
import {columnRun} from '../../../_shared/tables/treatedColumns';
import {knownValues} from '../../../_shared/tables/knownValues';

/** Nominal to Text: the type becomes text, with the same list of values. */
export const run = columnRun(isNominal, () => (column) => ({
  ...column,
  type: 'text',
  knownValues: knownValues(column),
}));
