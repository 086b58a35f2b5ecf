import {loopRounds} from '../../../_shared/tables/loopRounds';
import {OperatorError} from '../../../_shared/types';
import type {Run, Table} from '../../../_shared/types';

/** Returns the table of each iteration. */
export function tablesOfLabels(table: Table): readonly Table[] {
  const labels = table.filter(({role}) => role?.startsWith('label'));
  if (labels.length === 0) {
    throw new OperatorError('No role begins with label.');
  }
  return labels.map(({name: label}) =>
    table
      .filter(({name, role}) => name === label || role !== 'label')
      .map((column) =>
        column.name === label ? {...column, role: 'label'} : column,
      ),
  );
}

/** Loop Labels: returns the label of each iteration. */
export const run: Run = ({'example set': table = []}) => ({
  rounds: loopRounds({
    label: tablesOfLabels(table).map(
      (one) => one.find(({role}) => role === 'label')?.name ?? null,
    ),
  }),
});
