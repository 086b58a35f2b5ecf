import {isNominal} from '../../../_run/chosenColumns';
import {columnRun} from '../../../_run/treatedColumns';
import {valueList} from '../../../_run/valueList';

/** Nominal to Text: the type becomes text, with the same list of values. */
export const run = columnRun(isNominal, () => (column) => ({
  ...column,
  type: 'text',
  knownValues: valueList(column),
}));
