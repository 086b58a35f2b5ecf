import {covariance, meansOf, onlyNumeric, rowsOf} from '../numbers/components';
import {regularColumns, rowCount} from '../tables/innerNumbers';
import {inverted} from '../numbers/linearSystem';
import {dot} from '../numbers/matrix';
import type {Matrix} from '../numbers/matrix';
import {withPredictions} from './prediction';
import {knownValues} from '../tables/knownValues';
import {columnOfTraining, trainingLabel} from '../tables/trainingLabel';
import {OperatorError} from '../types';
import type {Column, Table} from '../types';

/** Maximum number of attempts to invert a matrix. */
const TRIES = 5;
/** Factor for the diagonal after a failed attempt. */
const GROWTH = 1.01;
/** Replacement for a diagonal element that is 0. */
const TINY = Number.MIN_VALUE * 10 ** TRIES;

/** Score of a class: the sum of `factors * row`, and a constant. */
export type ClassScore = {
  readonly name: string;
  readonly share: number;
  readonly factors: readonly number[];
  readonly constant: number;
};

/** Settings of a discriminant analysis. */
type Options = {readonly alpha: number; readonly isApproximate: boolean};

function inverseOf(matrix: Matrix, isApproximate: boolean): Matrix {
  let tried = matrix;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const inverse = inverted(tried);
    if (inverse) {
      return inverse;
    }
    if (!isApproximate) {
      break;
    }
    tried = tried.map((row, at) =>
      row.map((value, on) =>
        at !== on ? value : value === 0 ? TINY : value * GROWTH,
      ),
    );
  }
  throw new OperatorError('The covariance matrix cannot be inverted.');
}

const mixed = (one: Matrix, other: Matrix, alpha: number): Matrix =>
  one.map((row, at) =>
    row.map(
      (value, on) => value * alpha + Number(other[at]?.[on]) * (1 - alpha),
    ),
  );

/**
 * Groups the rows by class. Rows without a label are in the first class's
 * group. If no group starts with a row of a class, the class gets the last
 * group.
 */
function classRows(
  label: Column,
  all: Matrix,
): readonly {readonly name: string; readonly rows: Matrix}[] {
  const names = knownValues(label);
  const keys = label.values.map((value) => value ?? names[0]);
  const groups = [...new Set(keys)].map((key) => ({
    begins: label.values[keys.indexOf(key)],
    rows: all.filter((_, at) => keys[at] === key),
  }));
  if (groups.length !== names.length) {
    throw new OperatorError('A class of the label has no rows.');
  }
  return names.map((name) => ({
    name,
    rows:
      (groups.find(({begins}) => begins === name) ?? groups.at(-1))?.rows ?? [],
  }));
}

/**
 * Learns the scores of a discriminant analysis: one for each class, linear in
 * the columns.
 */
export function classScores(
  training: Table,
  {alpha, isApproximate}: Options,
): readonly ClassScore[] {
  const label = trainingLabel(training);
  onlyNumeric(training);
  const all = rowsOf(regularColumns(training));
  const inverse = (rows: Matrix) => inverseOf(covariance(rows), isApproximate);
  const common = alpha > 0 ? inverse(all) : undefined;
  return classRows(label, all).map(({name, rows}) => {
    const own = alpha < 1 ? inverse(rows) : undefined;
    const matrix =
      common && own ? mixed(common, own, alpha) : (common ?? own ?? []);
    const means = meansOf(rows);
    const factors = matrix.map((row) => dot(row, means));
    const share = rows.length / all.length;
    return {
      name,
      share,
      factors,
      constant: Math.log(share) - dot(factors, means) / 2,
    };
  });
}

/**
 * Returns the class with the highest score, or the first class if no score is a
 * number. If scores tie, the last class wins.
 */
function bestOf(scores: readonly ClassScore[], row: readonly number[]): string {
  let [best, highest] = [0, -Infinity];
  scores.forEach(({factors, constant}, at) => {
    const score = dot(row, factors) + constant;
    if (score >= highest) {
      [best, highest] = [at, score];
    }
  });
  return scores[best]?.name ?? '';
}

/**
 * Learns the class scores and applies them to new data. There are no
 * confidences.
 * @param data New data with the columns of the training data.
 */
export function discriminantAnalysis(
  training: Table,
  data: Table,
  options: Options,
): {readonly model: Table; readonly applied: Table} {
  const scores = classScores(training, options);
  const columns = regularColumns(training);
  const fresh = columns.map(({name}) => columnOfTraining(data, name));
  const rows = rowCount(fresh) ? rowsOf(fresh) : [];
  const label = trainingLabel(training);
  const numbers = (
    name: string,
    value: (score: ClassScore) => number,
  ): Column => ({name, type: 'real', values: scores.map(value)});
  return {
    model: [
      {name: 'class', type: 'nominal', values: scores.map(({name}) => name)},
      numbers('share', ({share}) => share),
      ...columns.map(({name}, at) =>
        numbers(name, ({factors}) => Number(factors[at])),
      ),
      numbers('constant', ({constant}) => constant),
    ],
    applied: withPredictions(
      data,
      label,
      rows.map((row) => ({value: bestOf(scores, row), confidences: []})),
    ).filter(({name}) => !name.startsWith('confidence(')),
  };
}
