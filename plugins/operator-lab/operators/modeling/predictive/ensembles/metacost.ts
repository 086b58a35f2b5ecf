import {stumpQuestion} from '../../../_shared/models/baseLearners';
import {withPredictions} from '../../../_shared/models/prediction';
import {
  meanConfidences,
  randomOfRounds,
  sampledModels,
  shareOf,
} from '../../../_shared/models/sampledModels';
import {labelOf} from '../../../_shared/tables/columnsByRole';
import {knownValues} from '../../../_shared/tables/knownValues';
import type {Column, Run, Settings, Table} from '../../../_shared/types';

/** Cost matrix. Rows are the predicted class, and columns the true class. */
type Costs = readonly (readonly number[])[];

/** Parses a cost matrix such as `[0 10; 1 0]`. */
export function costsOf(text: string): Costs {
  return text
    .replace(/[[\]]/g, '')
    .split(';')
    .map((row) => row.trim().split(/\s+/).map(Number));
}

/** Row positions in the sample of each round. */
function samplesOf(table: Table, settings: Settings): number[][] {
  const size = table[0]?.values.length ?? 0;
  const ratio = Number(settings.use_subset_for_training ?? 1);
  const randomOfRound = randomOfRounds(settings);
  const once = randomOfRound();
  return Array.from({length: Number(settings.iterations ?? 10)}, (_, round) =>
    settings.sampling_with_replacement === false
      ? shareOf(table, ratio, round ? randomOfRound() : once)
      : Array.from({length: Math.trunc(size * ratio)}, () =>
          once.nextInt(size),
        ).sort((one, other) => one - other),
  );
}

/**
 * MetaCost of Decision Stumps. `rounds` lists the rows that each model was
 * trained on, counted from 1, and `expected costs` has the cost of predicting
 * each class.
 */
export const run: Run = (inputs, settings) => {
  const {'training set': table = [], 'unlabelled data': data = []} = inputs;
  const label = labelOf(table);
  const classes = knownValues(label);
  const costs = costsOf(String(settings.cost_matrix));
  const models = sampledModels(table, samplesOf(table, settings));
  const answers = meanConfidences(models, data, label).map(({confidences}) => {
    const expected = classes.map((_, predicted) =>
      confidences.reduce(
        (sum, confidence, at) =>
          sum + confidence * Number(costs[predicted]?.[at]),
        0,
      ),
    );
    const best = expected.reduce(
      (least, cost, at) => (cost < (expected[least] ?? Infinity) ? at : least),
      0,
    );
    return {confidences, expected, best};
  });
  return {
    rounds: [
      {name: 'model', type: 'integer', values: models.map((_, at) => at + 1)},
      {
        name: 'rows drawn',
        type: 'nominal',
        values: models.map(({rows}) => rows.map((row) => row + 1).join(' ')),
      },
      {
        name: 'first leaf',
        type: 'nominal',
        values: models.map(({training}) => stumpQuestion(training)),
      },
    ],
    'expected costs': classes.map((name, at): Column => ({
      name: `cost of ${name}`,
      type: 'real',
      values: answers.map(({expected}) => expected[at] ?? null),
    })),
    'example set': table,
    'labelled data': [
      ...withPredictions(
        data,
        label,
        answers.map(({best, confidences}) => ({
          value: classes[best] ?? null,
          confidences,
        })),
      ),
      {
        name: 'cost',
        type: 'real',
        role: 'cost',
        values: answers.map(({best, expected}) => expected[best] ?? null),
      },
    ],
  };
};
