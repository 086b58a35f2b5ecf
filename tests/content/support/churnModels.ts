import {run as kNearest} from '../../../plugins/operator-lab/operators/modeling/predictive/lazy/k_nn';
import {run as naiveBayes} from '../../../plugins/operator-lab/operators/modeling/predictive/bayesian/naive_bayes';
import {withPredictions} from '../../../plugins/operator-lab/operators/_shared/models/prediction';
import type {Table} from '../../../plugins/operator-lab/operators/_shared/types';
import {churnRound} from './churnRound';
import {growTree, predict} from './growTree';
import {columnOf, rowsWhere} from './rows';

/** Gain in euros of an offer to a customer who would have left. */
const HIT = 50;

/** Loss in euros of an offer to a customer who would have stayed. */
const FALSE_ALARM = 10;

/** First rows of the second and of the third part. */
const BORDERS = [696, 936] as const;

const {clean, classes} = churnRound();

function part(from: number, to: number): Table {
  return rowsWhere(clean, (row) => row >= from && row < to);
}

/** The customers, divided into parts to train, to choose, and to judge. */
export const parts = {
  train: part(0, BORDERS[0]),
  choose: part(BORDERS[0], BORDERS[1]),
  judge: part(BORDERS[1], Number.POSITIVE_INFINITY),
};

/** A trained model as a function that adds predictions to a table. */
export type Score = (table: Table) => Table;

/** Trains a decision tree without pruning. */
export function tree(depth: number): Score {
  const grown = growTree(parts.train, classes, depth, {});
  return (table) =>
    withPredictions(
      table,
      columnOf(clean, 'churn'),
      predict(grown, table, classes),
    );
}

/** Trains Naive Bayes with its default settings. */
export const bayes: Score = (table) =>
  naiveBayes({'training set': parts.train, 'new data': table}, {})['applied']!;

/** Trains k-NN with 15 neighbors. */
export const neighbors: Score = (table) =>
  kNearest({'training set': parts.train, 'new data': table}, {k: 15})[
    'applied'
  ]!;

/** True for each row whose confidence for a cancellation reaches the threshold. */
export function marked(scored: Table, threshold: number): boolean[] {
  return columnOf(scored, 'confidence(yes)').values.map(
    (confidence) => Number(confidence) >= threshold,
  );
}

/** True for each customer who left. */
export function left(scored: Table): boolean[] {
  return columnOf(scored, 'churn').values.map((value) => value === 'yes');
}

/** Offers that reach and miss customers who leave, and the gain in euros. */
export function offers(scored: Table, threshold: number) {
  const isLeaving = left(scored);
  const rows = marked(scored, threshold);
  const hits = rows.filter((is, row) => is && isLeaving[row]).length;
  const falseAlarms = rows.filter((is, row) => is && !isLeaving[row]).length;
  return {hits, falseAlarms, gain: hits * HIT - falseAlarms * FALSE_ALARM};
}

/** Area under the ROC curve. A pair with equal confidences counts as half. */
export function auc(scored: Table): number {
  const isLeaving = left(scored);
  const confidences = columnOf(scored, 'confidence(yes)').values.map(Number);
  const of = (leaves: boolean) =>
    confidences.filter((_, row) => isLeaving[row] === leaves);
  const pairs = of(true).flatMap((hit) =>
    of(false).map((other) => (hit > other ? 1 : hit === other ? 0.5 : 0)),
  );
  return pairs.reduce<number>((one, other) => one + other, 0) / pairs.length;
}

/** Share of correct predictions at the default threshold of 0.5. */
export function accuracy(scored: Table): number {
  const truth = columnOf(scored, 'churn').values;
  const right = columnOf(scored, 'prediction(churn)').values.filter(
    (value, row) => value === truth[row],
  );
  return right.length / truth.length;
}
