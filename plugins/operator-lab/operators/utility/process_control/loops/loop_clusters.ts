import {loopRounds} from '../../../_shared/tables/loopRounds';
import {OperatorError} from '../../../_shared/types';
import type {Run, Value} from '../../../_shared/types';
import {knownValues} from '../../../_shared/tables/knownValues';

/**
 * Loop Clusters: returns the number of rows in each iteration, and their ids.
 */
export const run: Run = ({'example set': table = []}) => {
  const cluster = table.find(({role}) => role === 'cluster');
  if (!cluster) {
    throw new OperatorError('No column has the role cluster.');
  }
  const id = table.find(({role}) => role === 'id');
  const groups = new Map<string, Value[]>();
  cluster.values.forEach((value, at) => {
    const name = String(value ?? knownValues(cluster)[0]);
    groups.set(name, [...(groups.get(name) ?? []), id?.values[at] ?? null]);
  });
  return {
    rounds: loopRounds({
      rows: [...groups.values()].map(({length}) => length),
      [id?.name ?? 'id']: [...groups.values()].map((ids) => ids.join(', ')),
    }),
  };
};
