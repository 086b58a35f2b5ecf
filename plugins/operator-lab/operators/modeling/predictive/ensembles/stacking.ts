import {
  nearestLearner,
  predictionsOf,
  stumpLearner,
  stumpQuestion,
  withKnownValues,
} from '../../../_shared/models/baseLearners';
import type {BaseModel} from '../../../_shared/models/baseLearners';
import {columnWithRole, labelOf} from '../../../_shared/tables/columnsByRole';
import {knownValues} from '../../../_shared/tables/knownValues';
import type {Column, Run, Settings, Table} from '../../../_shared/types';

/**
 * Columns that a base model adds: its prediction and, with `keep_confidences`,
 * its confidences.
 */
function answerColumns(
  model: BaseModel,
  at: number,
  data: Table,
  label: Column,
  settings: Settings,
): Column[] {
  const answers = predictionsOf(model, data, label);
  const classes = knownValues(label);
  const confidences = classes.map((name, place): Column => ({
    name: `base_confidence_${name}${at}`,
    type: 'real',
    values: answers.map((answer) => answer.confidences?.[place] ?? null),
  }));
  return [
    ...(settings.keep_confidences === true ? confidences : []),
    {
      name: `base_prediction${at}`,
      type: 'nominal',
      knownValues: classes,
      values: answers.map(({value}) => value),
    },
  ];
}

/**
 * Stacking of a Decision Stump and a k-NN with one neighbor, with another
 * Decision Stump as the stacking model. `stacking examples` has the training
 * data of the stacking model, and `stacking model` its first leaf.
 */
export const run: Run = (inputs, settings) => {
  const {'training set': given = [], 'unlabelled data': data = []} = inputs;
  const table = withKnownValues(given);
  const label = labelOf(table);
  const models = [stumpLearner()(table), nearestLearner(1)(table)];
  const stacked = (rows: Table): Table => [
    ...rows.filter(
      ({role}) => Boolean(role) || settings.keep_all_attributes !== false,
    ),
    ...models.flatMap((model, at) =>
      answerColumns(model, at, rows, label, settings),
    ),
  ];
  const examples = stacked(table);
  const answered = stumpLearner()(examples)(stacked(data));
  return {
    'stacking examples': examples,
    'stacking model': [
      {name: 'first leaf', type: 'nominal', values: [stumpQuestion(examples)]},
    ],
    'labelled data': [
      ...data,
      ...answered.filter(({role = ''}) => role.startsWith('confidence_')),
      columnWithRole(answered, 'prediction') as Column,
    ],
  };
};
