import {loopRounds} from '../../../_shared/tables/loopRounds';
import {OperatorError} from '../../../_shared/types';
import type {Run} from '../../../_shared/types';
import {knownValues} from '../../../_shared/tables/knownValues';

/** Loop Clusters: the numbers of the rows that each round gets, from 1. */
export const run: Run = ({'example set': table = []}) => {
  const cluster = table.find(({role}) => role === 'cluster');
  if (!cluster) {
    throw new OperatorError('No column has the role cluster.');
  }
  const groups = new Map<string, number[]>();
  cluster.values.forEach((value, at) => {
    const name = String(value ?? knownValues(cluster)[0]);
    groups.set(name, [...(groups.get(name) ?? []), at + 1]);
  });
  return {
    rounds: loopRounds({
      rows: [...groups.values()].map((rows) => rows.join(', ')),
    }),
  };
};
