import {sum} from '../../../_shared/numbers/averages';
import {
  predictionsOf,
  stumpLearner,
  stumpQuestion,
  withKnownValues,
} from '../../../_shared/models/baseLearners';
import type {BaseModel} from '../../../_shared/models/baseLearners';
import type {Prediction} from '../../../_shared/models/prediction';
import {withPredictions} from '../../../_shared/models/prediction';
import {roundWeights} from '../../../_shared/models/roundWeights';
import {columnWithRole, labelOf} from '../../../_shared/tables/columnsByRole';
import {knownValues} from '../../../_shared/tables/knownValues';
import type {Column, Run, Settings, Table} from '../../../_shared/types';

/** Shares of the total weight, by predicted and by true class. */
type Shares = readonly (readonly number[])[];

type Round = {
  readonly model: BaseModel;
  readonly question: string;
  /** Row weights before the round. */
  readonly weights: readonly number[];
  /** Positions of the predicted classes. */
  readonly predicted: readonly number[];
  readonly shares: Shares;
};

const placesOf = (label: Column, values: Column['values']) =>
  values.map((value) => Math.max(0, knownValues(label).indexOf(String(value))));

const priorOf = (shares: Shares, label: number) =>
  sum(shares.map((row) => Number(row[label])));

/** Share of a true class among the rows with a given prediction. */
const precisionOf = (shares: Shares, label: number, predicted: number) =>
  Number(shares[predicted]?.[label]) / sum(shares[predicted] ?? []);

function liftOf(shares: Shares, label: number, predicted: number): number {
  return precisionOf(shares, label, predicted) / priorOf(shares, label);
}

/**
 * Factor for the odds of a class. It is NaN if no training row has this
 * prediction.
 */
export function factorOf(shares: Shares, label: number, predicted: number) {
  const lift = liftOf(shares, label, predicted);
  const opposite = 1 - precisionOf(shares, label, predicted);
  return lift / (opposite / (1 - priorOf(shares, label)));
}

function roundOf(
  table: Table,
  label: Column,
  weights: readonly number[],
): Round {
  const training: Table = [
    ...table.filter(({role}) => role !== 'weight'),
    {name: 'weight', type: 'real', role: 'weight', values: weights},
  ];
  const model = stumpLearner()(training);
  const predicted = placesOf(
    label,
    predictionsOf(model, table, label).map(({value}) => value),
  );
  const places = placesOf(label, label.values);
  const classes = knownValues(label);
  return {
    model,
    question: stumpQuestion(training),
    weights,
    predicted,
    shares: classes.map((_, prediction) =>
      classes.map(
        (__, place) =>
          sum(
            weights.filter(
              (___, row) =>
                predicted[row] === prediction && places[row] === place,
            ),
          ) / sum(weights),
      ),
    ),
  };
}

function reweighted(round: Round, label: Column, skews: boolean): number[] {
  const places = placesOf(label, label.values);
  return round.weights.map((weight, row) => {
    if (weight === 0) {
      return 0;
    }
    const own = [
      round.shares,
      Number(places[row]),
      Number(round.predicted[row]),
    ] as const;
    const precision = precisionOf(...own);
    return skews
      ? weight * Math.sqrt((1 - precision) / precision)
      : weight / liftOf(...own);
  });
}

function boosted(table: Table, label: Column, settings: Settings): Round[] {
  const start = columnWithRole(table, 'weight');
  let weights = label.values.map((_, row) =>
    start ? Number(start.values[row]) : 1,
  );
  const rounds: Round[] = [];
  while (rounds.length < Number(settings.iterations ?? 10)) {
    const round = roundOf(table, label, weights);
    rounds.push(round);
    const classes = knownValues(label).filter(
      (_, at) => priorOf(round.shares, at) > 0,
    );
    weights = reweighted(round, label, settings.allow_marginal_skews !== false);
    if (classes.length < 2 || sum(weights) === 0) {
      break;
    }
  }
  return rounds;
}

/** Multiplies the odds of the classes by the factors of one model. */
function updated(
  odds: readonly number[],
  {shares}: Round,
  predicted: number,
): readonly number[] {
  let all = [...odds];
  odds.forEach((_, label) => {
    const factor = factorOf(shares, label, predicted);
    const known = Number(all[label]);
    if (factor === Infinity && known !== 0) {
      all = all.map((__, at) => (at === label ? Infinity : 0));
    } else if (Number.isFinite(factor) && known !== Infinity) {
      all[label] = known * factor;
    }
  });
  return all;
}

function predictedOf(label: Column, odds: readonly number[]): Prediction {
  const shares = odds.map((one) => (one === Infinity ? 1 : one / (1 + one)));
  return {
    value: knownValues(label)[shares.indexOf(Math.max(...shares))] ?? null,
    confidences: shares.map((share) => share / sum(shares)),
  };
}

/**
 * Bayesian Boosting of Decision Stumps on all rows. `rounds` has the first leaf
 * of each model and, for each prediction, the factor for the odds of the last
 * class.
 */
export const run: Run = (inputs, settings) => {
  const {'training set': given = [], 'unlabelled data': data = []} = inputs;
  const table = withKnownValues(given);
  const label = labelOf(table);
  const classes = knownValues(label);
  const rounds = boosted(table, label, settings);
  const last = classes.length - 1;
  const start = classes.map((_, at) => priorOf(rounds[0]?.shares ?? [], at));
  const answers = rounds.map(({model}) =>
    placesOf(
      label,
      predictionsOf(model, data, label).map(({value}) => value),
    ),
  );
  return {
    rounds: [
      {name: 'round', type: 'integer', values: rounds.map((_, at) => at + 1)},
      {
        name: 'first leaf',
        type: 'nominal',
        values: rounds.map(({question}) => question),
      },
      ...classes.map((name, at): Column => ({
        name: `factor if ${name}`,
        type: 'real',
        values: rounds.map(({shares}) => factorOf(shares, last, at)),
      })),
    ],
    'row weights': roundWeights(rounds, label.values.length),
    'example set': given,
    'labelled data': withPredictions(
      data,
      label,
      (data[0]?.values ?? []).map((_, row) =>
        predictedOf(
          label,
          rounds.reduce<readonly number[]>(
            (odds, round, at) =>
              updated(odds, round, Number(answers[at]?.[row])),
            start.map((prior) => prior / (1 - prior)),
          ),
        ),
      ),
    ),
  };
};
