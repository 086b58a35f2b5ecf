import {isNominal, isNumeric} from '../../../_shared/tables/chosenColumns';
import {
  innerNumbers,
  pointsOf,
  regularColumns,
  rowCount,
} from '../../../_shared/tables/innerNumbers';
import {linearFit, predicted, tested} from '../../../_shared/models/linearFit';
import type {LinearData, LinearFit} from '../../../_shared/models/linearFit';
import {withPredictions} from '../../../_shared/models/prediction';
import type {Prediction} from '../../../_shared/models/prediction';
import {columnWithRole, labelOf} from '../../../_shared/tables/columnsByRole';
import {knownValues} from '../../../_shared/tables/knownValues';
import {OperatorError} from '../../../_shared/types';
import type {Column, Run, Settings, Table} from '../../../_shared/types';

/**
 * Training data of a linear regression. A label with two classes becomes 0 and
 * 1.
 */
function linearData(table: Table, label: Column): LinearData {
  const columns = regularColumns(table);
  const weight = columnWithRole(table, 'weight');
  const classes = isNominal(label) ? knownValues(label) : undefined;
  if (!columns.every(isNumeric) || (classes && classes.length !== 2)) {
    throw new OperatorError(
      'Columns must be numeric, and a nominal label must have two values.',
    );
  }
  if ([...columns, label].some(({values}) => values.includes(null))) {
    throw new OperatorError('The training data have missing values.');
  }
  const rows = pointsOf(columns, rowCount(table));
  return {
    rows,
    labels: classes
      ? label.values.map((value) => classes.indexOf(String(value)))
      : innerNumbers(label),
    weights: weight ? innerNumbers(weight) : rows.map(() => 1),
  };
}

/** Fits a model to a table. Returns it with the label and the training data. */
export function learned(table: Table, settings: Settings) {
  const label = labelOf(table);
  const data = linearData(table, label);
  return {label, data, model: linearFit(data, settings)};
}

function predictionOf(label: Column, value: number): Prediction {
  if (!isNominal(label)) {
    return {value: Number.isNaN(value) ? null : value};
  }
  const [first = '', second = ''] = knownValues(label);
  const confidence = 1 / (1 + Math.exp(0.5 - value));
  return {
    value: value > 0.5 ? second : first,
    confidences: [1 - confidence, confidence],
  };
}

function modelTable(
  names: readonly string[],
  model: LinearFit,
  data: LinearData,
): Table {
  const tests = tested(model, data);
  const numbers = (
    name: string,
    values: readonly (number | null)[],
  ): Column => ({name, type: 'real', values});
  return [
    {
      name: 'Attribute',
      type: 'nominal',
      values: [...model.used.map((at) => names[at] ?? null), '(Intercept)'],
    },
    numbers(
      'Coefficient',
      tests.map(({coefficient}) => coefficient),
    ),
    numbers(
      'Std. Error',
      tests.map(({error}) => error),
    ),
    numbers(
      't-Stat',
      tests.map(({t}) => t),
    ),
    numbers(
      'p-Value',
      tests.map(({p}) => p),
    ),
  ];
}

/**
 * Linear Regression with an intercept: trains the model and applies it to new
 * data, which can have additional columns.
 */
export const run: Run = (inputs, settings) => {
  const {'training set': training = [], 'new data': data = []} = inputs;
  const {label, data: rows, model} = learned(training, settings);
  const names = regularColumns(training).map(({name}) => name);
  const columns = regularColumns(data);
  const ordered = names.flatMap(
    (name) => columns.find((column) => column.name === name) ?? [],
  );
  if (ordered.length < names.length) {
    throw new OperatorError('A column of the training data is absent.');
  }
  const points = pointsOf(ordered, rowCount(data));
  return {
    model: modelTable(names, model, rows),
    exampleSet: training,
    applied: withPredictions(
      data,
      label,
      points.map((row) => predictionOf(label, predicted(model, row))),
    ),
  };
};
