import {isNominal} from '../../../_shared/chosenColumns';
import {columnRun} from '../../../_shared/treatedColumns';
import {knownValues} from '../../../_shared/knownValues';

/** Nominal to Text: the type becomes text, with the same list of values. */
export const run = columnRun(isNominal, () => (column) => ({
  ...column,
  type: 'text',
  knownValues: knownValues(column),
}));
