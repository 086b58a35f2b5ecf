import {
  defaultLearner,
  firstLargest,
  linearLearner,
  nearestLearner,
  predictionsOf,
  stumpLearner,
  withKnownValues,
} from '../../../_shared/models/baseLearners';
import type {BaseLearner} from '../../../_shared/models/baseLearners';
import {isNominal} from '../../../_shared/tables/chosenColumns';
import type {Prediction} from '../../../_shared/models/prediction';
import {withPredictions} from '../../../_shared/models/prediction';
import {labelOf} from '../../../_shared/tables/columnsByRole';
import {knownValues} from '../../../_shared/tables/knownValues';
import type {Column, Run} from '../../../_shared/types';

const CLASSIFIERS: Readonly<Record<string, BaseLearner>> = {
  'Decision Stump': stumpLearner(),
  'k-NN': nearestLearner(1),
  'Default Model': defaultLearner,
};

const REGRESSIONS: Readonly<Record<string, BaseLearner>> = {
  'Linear Regression': linearLearner,
  'Default Model': defaultLearner,
};

/**
 * Returns the majority vote, or the first class in a tie. For a numeric label,
 * returns the mean.
 */
export function voteOf(
  label: Column,
  answers: readonly Prediction[],
): Prediction {
  if (!isNominal(label)) {
    const total = answers.reduce((sum, {value}) => sum + Number(value), 0);
    return {value: total / answers.length};
  }
  const classes = knownValues(label);
  const shares = classes.map(
    (name, at) =>
      answers.filter(({value}) =>
        // A missing prediction counts as the first class.
        value === null ? at === 0 : value === name,
      ).length / answers.length,
  );
  return {value: classes[firstLargest(shares)] ?? null, confidences: shares};
}

/**
 * Vote of Decision Stump, k-NN with one neighbor, and Default Model. A numeric
 * label uses Linear Regression and Default Model instead. `votes` has the
 * prediction of each model.
 */
export const run: Run = (inputs) => {
  const {'training set': given = [], 'unlabelled data': data = []} = inputs;
  const table = withKnownValues(given);
  const label = labelOf(table);
  const learners = Object.entries(
    isNominal(label) ? CLASSIFIERS : REGRESSIONS,
  ).map(([name, learner]) => ({
    name,
    answers: predictionsOf(learner(table), data, label),
  }));
  return {
    votes: learners.map(({name, answers}): Column => ({
      name,
      type: label.type,
      values: answers.map(({value}) => value),
    })),
    'labelled data': withPredictions(
      data,
      label,
      (data[0]?.values ?? []).map((_, row) =>
        voteOf(
          label,
          learners.flatMap(({answers}) => answers[row] ?? []),
        ),
      ),
    ),
  };
};
