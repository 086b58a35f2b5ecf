import {complete} from '../tables/complete';
import {averageOf} from './runAverages';
import type {Average} from './runAverages';
import {OperatorError} from '../types';
import type {Tables} from '../types';

/**
 * Reads the performances at the ports `performance 1`, `performance 2`, and so
 * on. The first column of each table has the main measure of its runs.
 * @throws OperatorError for fewer than two performances.
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
