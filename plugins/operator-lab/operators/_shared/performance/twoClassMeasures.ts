import {sum} from '../numbers/averages';
import type {Measured} from './performanceRows';
import {confidenceOf} from '../tables/columnsByRole';
import {knownValues} from '../tables/knownValues';
import {OperatorError} from '../types';
import type {Table} from '../types';

/**
 * Treatment of rows with the same confidence: they count for the model, half,
 * or against it.
 */
export type Bias = 'optimistic' | 'neutral' | 'pessimistic';

type Scored = {
  readonly confidence: number;
  /** Index of the class: NaN if the label is missing. */
  readonly label: number;
  readonly weight: number;
};

/** Compares two numbers. NaN is the largest. */
function compared(one: number, other: number): number {
  if (Number.isNaN(one) || Number.isNaN(other)) {
    return Number(Number.isNaN(one)) - Number(Number.isNaN(other));
  }
  return one - other;
}

/**
 * Returns the cumulative weights of negative and positive rows at each
 * threshold, from the highest confidence down.
 */
export function rocCurve(
  rows: readonly Scored[],
  positive: number,
  bias: Bias,
) {
  const towards = (bias === 'optimistic') === (positive === 1) ? -1 : 1;
  const sorted = [...rows].sort(
    (a, b) =>
      compared(b.confidence, a.confidence) ||
      towards * compared(a.label, b.label),
  );
  const points: {negatives: number; positives: number}[] = [];
  let last = {negatives: 0, positives: 0};
  let confidence = 1;
  let seen = -1;
  for (const row of sorted) {
    if (
      row.confidence !== confidence ||
      (bias !== 'neutral' && row.label !== seen)
    ) {
      points.push(last);
      confidence = row.confidence;
      seen = row.label;
    }
    const isPositive = row.label === positive;
    last = {
      negatives: last.negatives + (isPositive ? 0 : row.weight),
      positives: last.positives + (isPositive ? row.weight : 0),
    };
  }
  return [...points, last];
}

/** Area under the ROC curve. Rows without a label count as negative. */
export function areaUnderCurve(
  rows: readonly Scored[],
  positive: number,
  bias: Bias,
): number {
  const points = rocCurve(rows, positive, bias);
  if (points.length === 2) {
    return 0.5;
  }
  const total = points.at(-1);
  const rate = (part = 0, whole = 0) => (part === 0 ? 0 : part / whole);
  const steps = points.map(({negatives, positives}) => ({
    x: rate(negatives, total?.negatives),
    y: rate(positives, total?.positives),
  }));
  return sum(
    steps.slice(1).map(({x, y}, at) => {
      const before = steps[at] ?? {x, y};
      return ((before.y + y) / 2) * (x - before.x);
    }),
  );
}

/**
 * Returns the three AUC measures of all rows. The default positive class is the
 * label's second value.
 */
export function areas(
  table: Table,
  {label, all}: Measured,
  positiveClass = String(knownValues(label)[1]),
) {
  const scored = () => {
    const {values} = confidenceOf(table, positiveClass);
    return all.map(({at, ...row}) => ({
      ...row,
      confidence: Number(values[at] ?? NaN),
    }));
  };
  const positive = knownValues(label).indexOf(positiveClass);
  const area = (bias: Bias) => () => areaUnderCurve(scored(), positive, bias);
  return {
    'AUC (optimistic)': area('optimistic'),
    AUC: area('neutral'),
    'AUC (pessimistic)': area('pessimistic'),
  };
}

/**
 * Counts the cells of a confusion matrix of two classes. A missing value is not
 * the positive class.
 * @throws OperatorError if label and prediction do not have the same two
 * values.
 */
function cells({label, prediction, counted}: Measured, positive?: string) {
  const classes = [label, prediction].map(knownValues);
  if (
    classes.some((values) => values.length !== 2) ||
    classes[1]?.some((value) => !classes[0]?.includes(value))
  ) {
    throw new OperatorError(
      'Label and prediction do not have the same two values.',
    );
  }
  const count = (isReal: boolean, isPredicted: boolean) =>
    sum(
      counted
        .filter(
          ({at}) =>
            (label.values[at] === positive) === isReal &&
            (prediction.values[at] === positive) === isPredicted,
        )
        .map(({weight}) => weight),
    );
  return {
    tp: count(true, true),
    fn: count(true, false),
    fp: count(false, true),
    tn: count(false, false),
  };
}

/**
 * Returns the measures of a positive class, by name. A division by 0 is NaN.
 * The default class is the prediction's second value.
 */
export function positiveMeasures(
  measured: Measured,
  positive = knownValues(measured.prediction)[1],
) {
  const of =
    (formula: (matrix: ReturnType<typeof cells>) => [number, number]) => () => {
      const [part, whole] = formula(cells(measured, positive));
      return whole === 0 ? NaN : part / whole;
    };
  const precision = of(({tp, fp}) => [tp, tp + fp]);
  const recall = of(({tp, fn}) => [tp, tp + fn]);
  const specificity = of(({tn, fp}) => [tn, tn + fp]);
  const negativeValue = of(({tn, fn}) => [tn, tn + fn]);
  return {
    precision,
    recall,
    lift: of(({tp, fn, fp, tn}) => [
      tp / (tp + fn),
      (tp + fp) / (tp + fn + fp + tn),
    ]),
    fallout: of(({fp, tn}) => [fp, fp + tn]),
    f_measure: of(({tp, fn, fp}) => [
      2 * tp * tp,
      2 * tp * tp + tp * fn + tp * fp,
    ]),
    false_positive: of(({fp}) => [fp, 1]),
    false_negative: of(({fn}) => [fn, 1]),
    true_positive: of(({tp}) => [tp, 1]),
    true_negative: of(({tn}) => [tn, 1]),
    sensitivity: recall,
    specificity,
    youden: () => recall() + specificity() - 1,
    positive_predictive_value: precision,
    negative_predictive_value: negativeValue,
    psep: () => precision() + negativeValue() - 1,
  };
}
