import type {Settings} from '../types';
import {isCollection} from './flow';
import type {Flow, InnerRun, Variables} from './flow';

/**
 * Runs the inner workflow of a loop once for each set of variables. With the
 * setting `reuse_results`, an iteration receives the results of the previous
 * one, and the last results are returned. Without it, each output is the
 * collection of its results.
 */
export function collectedRounds(
  rounds: readonly Variables[],
  inputs: Flow,
  {reuse_results: reuses}: Settings,
  iteration: InnerRun = () => ({}),
): Flow {
  if (reuses === true) {
    return rounds.reduce<Flow>((last, variables) => {
      const given: Flow = Object.fromEntries(
        Object.entries(last).map(([port, value]) => [
          port.replace('output', 'input'),
          value,
        ]),
      );
      return iteration({...inputs, ...given}, variables);
    }, {});
  }
  const results = rounds.map((variables) => iteration(inputs, variables));
  const ports = new Set(results.flatMap((result) => Object.keys(result)));
  return Object.fromEntries(
    [...ports].map((port) => [
      port,
      {
        tables: results.flatMap((result) => {
          const value = result[port];
          if (!value) {
            return [];
          }
          return isCollection(value) ? value.tables : [value];
        }),
      },
    ]),
  );
}
