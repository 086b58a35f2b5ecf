import {
  innerNumbers,
  pointsOf,
  regularColumns,
  rowCount,
} from '../../../_shared/tables/innerNumbers';
import {inverted} from '../../../_shared/numbers/linearSystem';
import {predicted} from '../../../_shared/models/linearFit';
import {dot, multiply, transpose} from '../../../_shared/numbers/matrix';
import type {Matrix} from '../../../_shared/numbers/matrix';
import {OperatorError} from '../../../_shared/types';
import type {Column, Run, Settings, Table} from '../../../_shared/types';
import {learned} from './linear_regression';

type Equation = {
  readonly label: Column;
  readonly names: readonly string[];
  /** The constant 1 and the values of the selected columns. */
  readonly rows: Matrix;
  readonly residuals: readonly number[];
};

function equationOf(table: Table, settings: Settings): Equation {
  const {label, data, model} = learned(table, {...settings, use_bias: true});
  const columns = regularColumns(table);
  return {
    label,
    names: model.used.map((at) => columns[at]?.name ?? ''),
    rows: data.rows.map((row) => [
      1,
      ...model.used.map((at) => Number(row[at])),
    ]),
    residuals: data.rows.map(
      (row, at) => Number(data.labels[at]) - predicted(model, row),
    ),
  };
}

/** Covariances between the residuals of the equations. */
export function covariances(residuals: Matrix): Matrix {
  const centered = residuals.map((values) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return values.map((value) => value - mean);
  });
  return centered.map((a) => centered.map((b) => dot(a, b) / (a.length - 1)));
}

function needed(matrix: Matrix | undefined): Matrix {
  if (!matrix) {
    throw new OperatorError('A matrix is singular.');
  }
  return matrix;
}

/** Coefficients of each equation, estimated with generalized least squares. */
function solved(equations: readonly Equation[]): Matrix {
  const weights = needed(
    inverted(covariances(equations.map(({residuals}) => residuals))),
  );
  const columns = equations.map(({rows}) => transpose(rows));
  const labels = equations.map(({label}) => innerNumbers(label));
  const left = columns.flatMap((block, i) =>
    block.map((column) =>
      columns.flatMap((other, j) =>
        other.map((one) => Number(weights[i]?.[j]) * dot(column, one)),
      ),
    ),
  );
  const right = columns.flatMap((block, i) =>
    block.map((column) => [
      labels.reduce(
        (sum, label, j) => sum + Number(weights[i]?.[j]) * dot(column, label),
        0,
      ),
    ]),
  );
  const found = multiply(needed(inverted(left)), right).map(([value]) =>
    Number(value),
  );
  let start = 0;
  return columns.map(({length}) => found.slice(start, (start += length)));
}

/**
 * Seemingly Unrelated Regression of one or two additional tables: trains the
 * model and applies it to new data.
 */
export const run: Run = (inputs, settings) => {
  const {
    'training set': main = [],
    'unrelated example sets 1': one,
    'unrelated example sets 2': two,
    'new data': data = main,
  } = inputs;
  const tables = [one, two].filter((table) => table !== undefined);
  if (!tables.length) {
    throw new OperatorError('There is no further table.');
  }
  if (tables.some((table) => rowCount(table) !== rowCount(main))) {
    throw new OperatorError('The tables have different numbers of rows.');
  }
  const names = main.map(({name}) => name);
  const absent = tables
    .flatMap(regularColumns)
    .find(({name}) => !names.includes(name));
  if (absent) {
    throw new OperatorError(`The column "${absent.name}" is not in the first.`);
  }
  const equations = tables.map((table) => equationOf(table, settings));
  const coefficients = solved(equations);
  return {
    model: [
      {
        name: 'label',
        type: 'nominal',
        values: equations.flatMap(({label, names: used}) =>
          ['', ...used].map(() => label.name),
        ),
      },
      {
        name: 'term',
        type: 'nominal',
        values: equations.flatMap(({names: used}) => ['intercept', ...used]),
      },
      {name: 'coefficient', type: 'real', values: coefficients.flat()},
    ],
    exampleSet: main,
    applied: [
      ...data,
      ...equations.map(({label, names: used}, at): Column => ({
        name: `prediction(${label.name})`,
        type: 'real',
        role: `prediction_${label.name}`,
        values: pointsOf(
          used.map(
            (name) => data.find((column) => column.name === name) as Column,
          ),
          rowCount(data),
        ).map((row) => dot([1, ...row], coefficients[at] ?? [])),
      })),
    ],
  };
};
