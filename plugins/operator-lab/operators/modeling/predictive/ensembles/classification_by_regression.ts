import {
  firstLargest,
  linearLearner,
  predictionsOf,
  withKnownValues,
} from '../../../_shared/models/baseLearners';
import {isNominal} from '../../../_shared/tables/chosenColumns';
import {labelOf} from '../../../_shared/tables/columnsByRole';
import {knownValues} from '../../../_shared/tables/knownValues';
import {OperatorError} from '../../../_shared/types';
import type {Column, Run} from '../../../_shared/types';

/**
 * Classification by Regression with linear regressions. `answers` has the
 * output of each class's model for `unlabelled data`.
 */
export const run: Run = (inputs) => {
  const {'training set': given = [], 'unlabelled data': data = []} = inputs;
  const table = withKnownValues(given);
  const label = labelOf(table);
  if (!isNominal(label)) {
    throw new OperatorError(`The label "${label.name}" is not nominal.`);
  }
  const classes = knownValues(label);
  const answers = classes.map((name): Column => {
    const target: Column = {
      name: `regression(${label.name})`,
      type: 'real',
      role: 'label',
      values: label.values.map((value) => (value === name ? 1 : -1)),
    };
    const model = linearLearner(
      table.map((column) => (column === label ? target : column)),
    );
    return {
      name,
      type: 'real',
      values: predictionsOf(model, data, target).map(({value}) => value),
    };
  });
  return {
    answers,
    'example set': given,
    'labelled data': [
      ...data,
      {
        name: `prediction(${label.name})`,
        type: 'nominal',
        role: 'prediction',
        knownValues: classes,
        values: (data[0]?.values ?? []).map((_, row) => {
          const numbers = answers.map(({values}) => values[row] ?? null);
          // A model without a result is skipped.
          return numbers.every((one) => one === null)
            ? null
            : (classes[
                firstLargest(numbers.map((one) => Number(one ?? -Infinity)))
              ] ?? null);
        }),
      },
    ],
  };
};
