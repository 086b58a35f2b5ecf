import {
  predictionsOf,
  stumpQuestion,
} from '../../../_shared/models/baseLearners';
import {isNominal} from '../../../_shared/tables/chosenColumns';
import type {Prediction} from '../../../_shared/models/prediction';
import {withPredictions} from '../../../_shared/models/prediction';
import {
  meanConfidences,
  randomOfRounds,
  sampledModels,
  shareOf,
} from '../../../_shared/models/sampledModels';
import type {SampledModel} from '../../../_shared/models/sampledModels';
import {labelOf} from '../../../_shared/tables/columnsByRole';
import {knownValues} from '../../../_shared/tables/knownValues';
import type {Column, Run, Settings, Table} from '../../../_shared/types';
import {weightedVote} from '../../../_shared/models/weightedVote';

function predicted(
  models: readonly SampledModel[],
  data: Table,
  label: Column,
  settings: Settings,
): readonly Prediction[] {
  if (!isNominal(label)) {
    const answers = models.map(({model}) => predictionsOf(model, data, label));
    return (data[0]?.values ?? []).map((_, row) => ({
      value:
        answers.reduce((sum, answer) => sum + Number(answer[row]?.value), 0) /
        models.length,
    }));
  }
  if (settings.average_confidences === false) {
    return weightedVote(
      models.map(({model}) => ({model, weight: 1})),
      data,
      label,
    );
  }
  const classes = knownValues(label);
  return meanConfidences(models, data, label).map(({best, confidences}) => ({
    value: classes[best] ?? null,
    confidences,
  }));
}

/**
 * Bagging of Decision Stumps, or of linear regressions for a numeric label.
 * `rounds` lists the rows that each model was not trained on, counted from 1,
 * and the first leaf of its stump.
 */
export const run: Run = (inputs, settings) => {
  const {'training set': table = [], 'unlabelled data': data = []} = inputs;
  const label = labelOf(table);
  const randomOfRound = randomOfRounds(settings);
  const samples = Array.from({length: Number(settings.iterations ?? 10)}, () =>
    shareOf(table, Number(settings.sample_ratio ?? 0.9), randomOfRound()),
  );
  const models = sampledModels(table, samples);
  return {
    rounds: [
      {name: 'model', type: 'integer', values: models.map((_, at) => at + 1)},
      {
        name: 'rows left out',
        type: 'nominal',
        values: models.map(({rows}) =>
          label.values
            .flatMap((_, row) => (rows.includes(row) ? [] : [row + 1]))
            .join(' '),
        ),
      },
      ...(isNominal(label)
        ? [
            {
              name: 'first leaf',
              type: 'nominal' as const,
              values: models.map(({training}) => stumpQuestion(training)),
            },
          ]
        : []),
    ],
    'example set': table,
    'labelled data': withPredictions(
      data,
      label,
      predicted(models, data, label, settings),
    ),
  };
};
