import {sum} from '../../../_shared/numbers/averages';
import {
  predictionsOf,
  stumpLearner,
  stumpQuestion,
  withKnownValues,
} from '../../../_shared/models/baseLearners';
import {isNominal} from '../../../_shared/tables/chosenColumns';
import {rowCount} from '../../../_shared/tables/innerNumbers';
import {withPredictions} from '../../../_shared/models/prediction';
import {roundWeights} from '../../../_shared/models/roundWeights';
import {columnWithRole, labelOf} from '../../../_shared/tables/columnsByRole';
import {knownValues} from '../../../_shared/tables/knownValues';
import {OperatorError} from '../../../_shared/types';
import type {Column, Run, Table} from '../../../_shared/types';
import {weightedVote} from '../../../_shared/models/weightedVote';
import type {WeightedModel} from '../../../_shared/models/weightedVote';

/**
 * A boosting round: its stump, the rows that the stump predicts wrong, and the
 * resulting error.
 */
type Round = WeightedModel & {
  readonly question: string;
  readonly wrong: readonly boolean[];
  readonly error: number;
  /** Row weights before the round. */
  readonly weights: readonly number[];
};

function weighted(table: Table, weights: readonly number[]): Table {
  return [
    ...table.filter(({role}) => role !== 'weight'),
    {name: 'weight', type: 'real', role: 'weight', values: weights},
  ];
}

function roundOf(
  table: Table,
  label: Column,
  weights: readonly number[],
): Round {
  const training = weighted(table, weights);
  const model = stumpLearner()(training);
  // A missing class counts as the first one.
  const [first] = knownValues(label);
  const wrong = predictionsOf(model, table, label).map(
    ({value}, row) => (value ?? first) !== (label.values[row] ?? first),
  );
  const correct = sum(weights.filter((_, row) => !wrong[row])) / sum(weights);
  const error = Math.max(0, Math.min(1, 1 - correct));
  return {
    model,
    wrong,
    error,
    weights,
    question: stumpQuestion(training),
    weight: error === 0 ? Infinity : Math.log((1 - error) / error),
  };
}

/**
 * Updates the row weights: wrong rows gain and correct rows lose by the same
 * factor.
 */
function reweighted({error, wrong, weights}: Round): number[] {
  const right = error === 0 || error === 1 ? 1 : Math.sqrt(error / (1 - error));
  return weights.map(
    (weight, row) => weight * (wrong[row] ? 1 / right : right),
  );
}

/**
 * Runs boosting rounds. A model that is wrong for half of the weight or more
 * ends them and is discarded.
 */
function boosted(table: Table, label: Column, iterations: number): Round[] {
  const start = columnWithRole(table, 'weight');
  let weights = label.values.map((_, row) =>
    start ? Number(start.values[row]) : 1,
  );
  const rounds: Round[] = [];
  while (rounds.length < iterations && sum(weights) > 0) {
    const round = roundOf(table, label, weights);
    if (!(round.error < 0.5)) {
      break;
    }
    rounds.push(round);
    weights = reweighted(round);
  }
  return rounds;
}

/**
 * AdaBoost of Decision Stumps. `rounds` has the models that are kept, and `row
 * weights` the weights of the training rows before each round.
 */
export const run: Run = (inputs, settings) => {
  const {'training set': given = [], 'unlabelled data': data = []} = inputs;
  const table = withKnownValues(given);
  const label = labelOf(table);
  if (!isNominal(label)) {
    throw new OperatorError(`The label "${label.name}" is not nominal.`);
  }
  const rounds = boosted(table, label, Number(settings.iterations ?? 10));
  return {
    rounds: [
      {name: 'round', type: 'integer', values: rounds.map((_, at) => at + 1)},
      {
        name: 'first leaf',
        type: 'nominal',
        values: rounds.map(({question}) => question),
      },
      {
        name: 'wrong rows',
        type: 'nominal',
        values: rounds.map(({wrong}) =>
          wrong.flatMap((is, row) => (is ? [row + 1] : [])).join(' '),
        ),
      },
      {
        name: 'error',
        type: 'real',
        values: rounds.map(({error}) => error),
      },
      {
        name: 'model weight',
        type: 'real',
        values: rounds.map(({weight}) => weight),
      },
    ],
    'row weights': roundWeights(rounds, rowCount(table)),
    'example set': given,
    'labelled data': withPredictions(
      data,
      label,
      weightedVote(rounds, data, label),
    ),
  };
};
