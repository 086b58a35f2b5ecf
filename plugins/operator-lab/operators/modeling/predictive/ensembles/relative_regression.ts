import {
  defaultLearner,
  predictionsOf,
} from '../../../_shared/models/baseLearners';
import {isNumeric} from '../../../_shared/tables/chosenColumns';
import {innerNumbers} from '../../../_shared/tables/innerNumbers';
import {withPredictions} from '../../../_shared/models/prediction';
import {OperatorError} from '../../../_shared/types';
import {labelOf} from '../../../_shared/tables/columnsByRole';
import type {Column, Run, Table} from '../../../_shared/types';

function baseOf(table: Table, name: string): readonly number[] {
  const column = table.find((one) => one.name === name);
  if (!column) {
    throw new OperatorError(`The column "${name}" is absent.`);
  }
  if (!isNumeric(column)) {
    throw new OperatorError(`The column "${name}" is not numeric.`);
  }
  return innerNumbers(column);
}

/**
 * Relative Regression with a Default Model, which predicts the mean difference.
 */
export const run: Run = (inputs, settings) => {
  const {'training set': table = [], 'unlabelled data': data = []} = inputs;
  const label = labelOf(table);
  const name = String(settings.relative_attribute);
  const bases = baseOf(table, name);
  const relative: Column = {
    ...label,
    name: `Relative(${label.name})`,
    values: innerNumbers(label).map((value, row) => value - Number(bases[row])),
  };
  const model = defaultLearner(
    table.map((column) => (column === label ? relative : column)),
  );
  const starts = baseOf(data, name);
  const predictions = predictionsOf(model, data, relative).map(
    ({value}, row) => {
      const sum = Number(starts[row]) + Number(value);
      return {value: Number.isNaN(sum) ? null : sum};
    },
  );
  return {
    differences: [relative],
    'example set': table,
    'labelled data': withPredictions(data, relative, predictions),
  };
};
