import {complete} from '../tables/complete';
import {averageOf} from './runAverages';
import type {Average} from './runAverages';
import {OperatorError} from '../types';
import type {Tables} from '../types';

/**
 * Performances at the ports `performance 1`, `performance 2`, ...: each a table
 * with the main measure of its runs in its first column.
 * @throws OperatorError for fewer than two.
 */
export function performanceGroups(inputs: Tables): readonly Average[] {
  const groups = Object.keys(inputs)
    .filter((port) => port.startsWith('performance '))
    .map((port) =>
      averageOf((complete(inputs[port])[0]?.values ?? []).map(Number)),
    );
  if (groups.length < 2) {
    throw new OperatorError('At least two performances are needed.');
  }
  return groups;
}
