import {columnWithRole} from '../../../../_shared/tables/columnsByRole';
import {OperatorError} from '../../../../_shared/types';
import type {Column, Run, Table} from '../../../../_shared/types';

const real = (name: string, values: readonly number[]): Column => ({
  name,
  type: 'real',
  values,
});

function roleColumn(table: Table, role: string): Column {
  const column = columnWithRole(table, role);
  if (!column) {
    throw new OperatorError(`There is no column with the role ${role}.`);
  }
  return column;
}

/**
 * Returns the labels.
 * @throws OperatorError if a label is missing.
 */
function labelsOf({values}: Column): readonly string[] {
  if (values.includes(null)) {
    throw new OperatorError('A label is missing.');
  }
  return values.map(String);
}

function normalClass(labels: readonly string[], outlier: string): string {
  const others = new Set(labels.filter((label) => label !== outlier));
  if (others.size > 1) {
    throw new OperatorError('The label has more than two values.');
  }
  if (others.size === 0 || !labels.includes(outlier)) {
    throw new OperatorError('The label needs rows of both classes.');
  }
  return [...others].join('');
}

/**
 * Generate ROC: measures how well the scores, in descending order, rank the
 * outliers first.
 */
export const run: Run = (inputs, settings) => {
  const {'example set': table = []} = inputs;
  const outlier = String(settings.label_value_for_outliers);
  const labels = labelsOf(roleColumn(table, 'label'));
  const scores = roleColumn(table, 'outlier').values.map(Number);
  const normal = normalClass(labels, outlier);
  const positive = labels.filter((label) => label === outlier).length;
  const negative = labels.length - positive;
  const order = scores
    .map((_, row) => row)
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const found = new Set(order.slice(0, positive));
  const points = [{fp: 0, tp: 0}];
  let [fp, tp, area] = [0, 0, 0];
  order.forEach((row, at) => {
    if (labels[row] === outlier) {
      tp += 1;
    } else {
      fp += 1;
    }
    const next = order[at + 1];
    if (next === undefined || scores[row] !== scores[next]) {
      const last = points.at(-1) ?? {fp: 0, tp: 0};
      area += ((fp - last.fp) * (tp + last.tp)) / 2;
      points.push({fp, tp});
    }
  });
  const steps = points.slice(1);
  const rates = (rate: (step: {fp: number; tp: number}) => number) =>
    steps.map(rate);
  return {
    'example set': [
      ...table,
      {
        name: 'prediction',
        type: 'nominal',
        role: 'prediction',
        values: labels.map((_, row) => (found.has(row) ? outlier : normal)),
      },
    ],
    'roc set': [
      real(
        'false_positive_rate',
        rates((step) => step.fp / negative),
      ),
      real(
        'true_positive_rate',
        rates((step) => step.tp / positive),
      ),
    ],
    pre: [
      real(
        'precision',
        rates((step) => step.tp / (step.tp + step.fp)),
      ),
      real(
        'recall',
        rates((step) => step.tp / positive),
      ),
    ],
    auc: [
      real('att1', [area / (positive * negative)]),
      {name: 'label', type: 'nominal', role: 'label', values: ['AUC']},
    ],
  };
};
