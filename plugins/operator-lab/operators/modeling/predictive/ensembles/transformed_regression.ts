import {
  defaultLearner,
  predictionsOf,
} from '../../../_shared/models/baseLearners';
import {innerNumbers} from '../../../_shared/tables/innerNumbers';
import {withPredictions} from '../../../_shared/models/prediction';
import {OperatorError} from '../../../_shared/types';
import {labelOf} from '../../../_shared/tables/columnsByRole';
import type {Column, Run, Settings} from '../../../_shared/types';

/** A transformation of the label and its inverse. */
type Transformation = {
  readonly forth: (value: number) => number;
  readonly back: (value: number) => number;
};

const ALMOST_ONE = 0.99999999999;
const ALMOST_ZERO = 0.00000000001;

function log(labels: readonly number[]): Transformation {
  const offset =
    1 - Math.min(...labels.filter((label) => !Number.isNaN(label)));
  return {
    forth: (value) => Math.log(offset + value),
    back: (value) => Math.exp(value) - offset,
  };
}

/**
 * Returns the first position of `least` or higher that a binary search from 0
 * to `last` probes.
 */
function firstProbe(least: number, last: number): number {
  let low = 0;
  for (;;) {
    const middle = Math.floor((low + last) / 2);
    if (middle >= least) {
      return middle;
    }
    low = middle + 1;
  }
}

function logisticLink(): Transformation {
  return {
    forth: (value) => {
      const cut = value >= 1 ? ALMOST_ONE : value <= 0 ? ALMOST_ZERO : value;
      return Math.log(cut / (1 - cut));
    },
    back: (value) => Math.exp(value) / (1 + Math.exp(value)),
  };
}

/**
 * Ranks from 0. Equal labels share a rank. Each missing label occupies a
 * position at the end, and all of them get the position that a binary search
 * finds.
 */
function rank(
  labels: readonly number[],
  interpolates: boolean,
): Transformation {
  const isKnown = (label: number) => !Number.isNaN(label);
  const known = [...new Set(labels.filter(isKnown))].sort((a, b) => a - b);
  const ranks = [...known, ...labels.filter((label) => !isKnown(label))];
  const inside = (at: number) => Math.min(Math.max(at, 0), ranks.length - 1);
  return {
    forth: (value) =>
      isKnown(value)
        ? known.indexOf(value)
        : firstProbe(known.length, ranks.length - 1),
    back: (value) => {
      // A missing rank counts as 0.
      const at = Number.isNaN(value) ? 0 : value;
      if (!interpolates) {
        return Number(ranks[inside(Math.floor(at + 0.5))]);
      }
      const [lower, upper] = [inside(Math.floor(at)), inside(Math.ceil(at))];
      return lower === upper
        ? Number(ranks[lower])
        : (upper - at) * Number(ranks[lower]) +
            (at - lower) * Number(ranks[upper]);
    },
  };
}

export function transformationOf(
  labels: readonly number[],
  settings: Settings,
): Transformation {
  const {transformation_method: method = 'log', interpolate_rank: between} =
    settings;
  switch (method) {
    case 'log':
      return log(labels);
    case 'logistic link':
      return logisticLink();
    case 'exp':
      return {forth: Math.exp, back: Math.log};
    case 'rank':
      return rank(labels, between !== false);
    case 'none':
      return {forth: (value) => value, back: (value) => value};
    default:
      throw new OperatorError(`There is no method "${String(method)}".`);
  }
}

/**
 * Subtracts the mean and divides by the variance, not by the standard
 * deviation.
 */
function scaled(values: readonly number[]): Transformation {
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  const variance =
    values.reduce((sum, one) => sum + (one - mean) ** 2, 0) /
    (values.length - 1);
  const divisor = variance > 0 ? variance : 1;
  return {
    forth: (value) => (value - mean) / divisor,
    back: (value) => value * divisor + mean,
  };
}

/**
 * Transformed Regression with a Default Model, which predicts the mean.
 * `transformed` has the label that the model is trained on, and `answers` its
 * predictions.
 */
export const run: Run = (inputs, settings) => {
  const {'training set': table = [], 'unlabelled data': data = []} = inputs;
  const label = labelOf(table);
  const labels = innerNumbers(label);
  const method = transformationOf(labels, settings);
  const plain = labels.map(method.forth);
  const scale =
    settings.z_scale === true
      ? scaled(plain)
      : {forth: (value: number) => value, back: (value: number) => value};
  const transformed: Column = {
    name: `transformation(${label.name})`,
    type: 'real',
    role: 'label',
    values: plain.map(scale.forth),
  };
  const model = defaultLearner(
    table.map((column) => (column === label ? transformed : column)),
  );
  const answers = predictionsOf(model, data, transformed);
  return {
    transformed: [transformed],
    answers: [
      {
        name: 'inner prediction',
        type: 'real',
        values: answers.map(({value}) => value),
      },
    ],
    'example set': table,
    'labelled data': withPredictions(
      data,
      label,
      answers.map(({value}) => {
        const found = method.back(scale.back(Number(value)));
        return {value: Number.isNaN(found) ? null : found};
      }),
    ),
  };
};
