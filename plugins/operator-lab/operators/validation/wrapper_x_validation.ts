import {regularColumns, rowCount} from '../_shared/tables/innerNumbers';
import {averageOf} from '../_shared/performance/runAverages';
import {NotComputed} from '../_shared/types';
import type {Run, Settings} from '../_shared/types';
import {someRows, wrapperRound} from '../_shared/search/wrapperRound';
import {linearFolds} from './cross_validation';

function roundCount(rows: number, settings: Settings): number {
  if (settings.leave_one_out === true) {
    return rows;
  }
  if (settings.sampling_type !== 'linear sampling') {
    throw new NotComputed('This example divides rows by linear sampling.');
  }
  return Number(settings.number_of_validations ?? 10);
}

/**
 * Wrapper-X-Validation of weights by correlation and k-NN with one neighbor. In
 * addition to the operator's outputs, `rounds` has a row for each iteration.
 */
export const run: Run = ({'example set in': table = []}, settings) => {
  const count = roundCount(rowCount(table), settings);
  const folds = linearFolds(rowCount(table), count);
  const rounds = Array.from({length: count}, (_, fold) =>
    wrapperRound(
      someRows(table, (row) => folds[row] !== fold),
      someRows(table, (row) => folds[row] === fold),
    ),
  );
  const names = regularColumns(table).map(({name}) => name);
  const shares = rounds.map(({correct, tested}) => correct / rowCount(tested));
  const {mean, variance} = averageOf(shares);
  return {
    'performance vector out': [
      {name: 'accuracy', type: 'real', values: [mean]},
      {name: 'deviation', type: 'real', values: [Math.sqrt(variance)]},
    ],
    'attribute weights out': [
      {name: 'column', type: 'nominal', values: names},
      {
        name: 'weight',
        type: 'real',
        // If an iteration has no weight for a column, it counts as 0.
        values: names.map(
          (name) =>
            rounds.reduce(
              (sum, {weights}) => sum + (weights.get(name) ?? 0),
              0,
            ) / count,
        ),
      },
    ],
    rounds: [
      {name: 'round', type: 'integer', values: rounds.map((_, at) => at + 1)},
      ...names.map((name) => ({
        name,
        type: 'real' as const,
        values: rounds.map(({weights}) => weights.get(name) ?? null),
      })),
      {
        name: 'correct',
        type: 'integer',
        values: rounds.map(({correct}) => correct),
      },
      {name: 'accuracy', type: 'real', values: shares},
    ],
  };
};
