import {complete} from '../../../_shared/tables/complete';
import {
  innerNumbers,
  regularColumns,
  rowCount,
} from '../../../_shared/tables/innerNumbers';
import {inverted} from '../../../_shared/numbers/linearSystem';
import {dot, multiply, transpose} from '../../../_shared/numbers/matrix';
import type {Matrix} from '../../../_shared/numbers/matrix';
import {withPredictions} from '../../../_shared/models/prediction';
import type {Prediction} from '../../../_shared/models/prediction';
import {columnWithRole} from '../../../_shared/tables/columnsByRole';
import {knownValues} from '../../../_shared/tables/knownValues';
import {logistic} from '../../../_shared/models/logistic';
import {
  columnOfTraining,
  trainingLabel,
} from '../../../_shared/tables/trainingLabel';
import {OperatorError} from '../../../_shared/types';
import type {Column, Run, Table} from '../../../_shared/types';

/** Rows of numbers, each with a 1 for the intercept at the end. */
function rowsOf(columns: readonly Column[]): Matrix {
  const ones = Array.from({length: rowCount(columns)}, () => 1);
  return transpose([...columns.map(innerNumbers), ones]);
}

function classProbability(row: readonly number[], beta: readonly number[]) {
  return logistic(dot(row, beta));
}

/**
 * Table of coefficients. Standard errors come from the second derivatives of
 * the likelihood.
 */
function coefficientTable(
  names: readonly string[],
  rows: Matrix,
  weights: readonly number[],
  beta: readonly number[],
): Table {
  const curved = rows.map((row, at) => {
    const p = classProbability(row, beta);
    return row.map((value) => value * Number(weights[at]) * p * (1 - p));
  });
  const inverse = inverted(multiply(transpose(rows), curved)) ?? [];
  const errors = beta.map((_, at) => Math.sqrt(Number(inverse[at]?.[at])));
  const numbers = (name: string, values: readonly number[]): Column => ({
    name,
    type: 'real',
    values,
  });
  return [
    {name: 'Coefficient of', type: 'nominal', values: [...names, 'Bias']},
    numbers('beta', beta),
    numbers('SE', errors),
    numbers(
      'Wald',
      beta.map((value, at) => (value / Number(errors[at])) ** 2),
    ),
    numbers('Odds ratio', beta.map(Math.exp)),
  ];
}

/**
 * Logistic Regression (Evolutionary) with the dot kernel: returns the fitness
 * of given candidates, and applies the best one to new data. The first
 * candidate wins ties. The operator draws candidates at random, but here they
 * are an input. Their last column is the intercept.
 */
export const run: Run = (inputs) => {
  const {'new data': data = []} = inputs;
  const training = complete(inputs['training set']);
  const candidates = complete(inputs.candidates);
  const label = trainingLabel(training);
  const classes = knownValues(label);
  if (classes.length !== 2) {
    throw new OperatorError('The label needs two classes.');
  }
  const weight = columnWithRole(training, 'weight');
  const columns = regularColumns(training);
  const rows = rowsOf(columns);
  const weights = weight ? innerNumbers(weight) : rows.map(() => 1);
  const betas = transpose(candidates.map(innerNumbers));
  const fitness = betas.map((beta) =>
    rows.reduce((sum, row, at) => {
      const p = classProbability(row, beta);
      const isSecond = label.values[at] === classes[1];
      return sum + Number(weights[at]) * Math.log(isSecond ? p : 1 - p);
    }, 0),
  );
  const best = betas[fitness.indexOf(Math.max(...fitness))] ?? [];
  const names = columns.map(({name}) => name);
  const fresh = rowsOf(names.map((name) => columnOfTraining(data, name)));
  const predictions = fresh.map((row): Prediction => {
    const above = classProbability(row, best) - 0.5;
    return {
      value: (above > 0 ? classes[1] : classes[0]) ?? null,
      confidences: Number.isNaN(above)
        ? [null, null]
        : [logistic(-above), logistic(above)],
    };
  });
  return {
    exampleSet: training,
    candidates: [
      ...candidates,
      {name: 'fitness', type: 'real', values: fitness},
    ],
    model: coefficientTable(names, rows, weights, best),
    applied: withPredictions(data, label, predictions),
  };
};
