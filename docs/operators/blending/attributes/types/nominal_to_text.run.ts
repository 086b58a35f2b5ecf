import {isNominal} from '../../../_run/chosenColumns';
import {columnRun} from '../../../_run/treatedColumns';
import {knownValues} from '../../../_run/knownValues';

/** Nominal to Text: the type becomes text, with the same list of values. */
export const run = columnRun(isNominal, () => (column) => ({
  ...column,
  type: 'text',
  knownValues: knownValues(column),
}));
