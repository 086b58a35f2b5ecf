import {averageOf} from './runAverages';
import type {Average} from './runAverages';
import {OperatorError} from '../types';
import type {Tables} from '../types';

/**
 * Performances at the ports `performance 1`, `performance 2`, ...: each a table
 * with the main measure of its runs in the column `value`.
 * @throws OperatorError for fewer than two.
 */
export function performanceGroups(inputs: Tables): readonly Average[] {
  const groups = Object.keys(inputs)
    .filter((port) => port.startsWith('performance '))
    .map((port) =>
      averageOf(
        (inputs[port]?.find(({name}) => name === 'value')?.values ?? []).map(
          Number,
        ),
      ),
    );
  if (groups.length < 2) {
    throw new OperatorError('At least two performances are needed.');
  }
  return groups;
}
