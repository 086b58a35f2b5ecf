import {rowCount} from '../../../_shared/tables/innerNumbers';
import {javaRandom} from '../../../_shared/numbers/javaRandom';
import {OperatorError} from '../../../_shared/types';
import type {Run, Settings} from '../../../_shared/types';
import {accuracyOf} from './optimize_parameters_grid';

/**
 * Bounds of a range such as `[1;9]` or `1:9`, or undefined for a grid or a
 * list.
 */
export function boundsOf(text: string): [number, number] | undefined {
  const parts = text.replace(/^.*\[|\].*$/g, '').split(/[;:,]/);
  const isRange = text.includes('[') || text.includes(':');
  return isRange && parts.length === 2
    ? [Number(parts[0]), Number(parts[1])]
    : undefined;
}

/**
 * Draws the first values of an integer parameter uniformly between both bounds.
 */
export function startValues(
  [min, max]: readonly [number, number],
  settings: Settings,
): readonly number[] {
  const {nextDouble} = javaRandom(Number(settings.local_random_seed ?? 1992));
  return Array.from({length: Number(settings.population_size ?? 5)}, () =>
    Math.round(nextDouble() * (max - min) + min),
  );
}

/**
 * Start population of Optimize Parameters (Evolutionary) for `k-NN.k`, and its
 * best individual. The last individual is measured first and wins ties.
 */
export const run: Run = ({'input 1': table = []}, settings) => {
  const list = (settings.parameters ?? []) as readonly (readonly string[])[];
  const ranges = list
    .map(([, values = '']) => boundsOf(values))
    .filter((range) => range !== undefined);
  const [range] = ranges;
  if (!range || rowCount(table) === 0) {
    throw new OperatorError('No parameter is given as a range.');
  }
  const values = startValues(range, settings);
  const accuracies = values.map((k) =>
    accuracyOf(table, {k, weighted_vote: true}),
  );
  const best = accuracies.lastIndexOf(Math.max(...accuracies));
  return {
    performance: [
      {name: 'accuracy', type: 'real', values: [accuracies[best] ?? null]},
    ],
    parameter: [
      {name: 'parameter', type: 'nominal', values: ['k-NN.k']},
      {name: 'value', type: 'integer', values: [values[best] ?? null]},
    ],
    log: [
      {name: 'k', type: 'integer', values},
      {name: 'accuracy', type: 'real', values: accuracies},
    ],
  };
};
