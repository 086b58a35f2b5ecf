import {mean} from '../../../plugins/operator-lab/operators/_shared/numbers/averages';

/** Row counts of two classes by prediction and label. */
type Counts = {
  readonly tp: number;
  readonly fp: number;
  readonly fn: number;
  readonly tn: number;
};

/** A row's actual class and its confidence for the positive class. */
type Scored = {
  readonly isPositive: boolean;
  readonly confidence: number;
};

/** Measures of predicted classes, by their names in operators. */
export function countMeasures({tp, fp, fn, tn}: Counts) {
  const rows = tp + fp + fn + tn;
  const accuracy = (tp + tn) / rows;
  const precision = tp / (tp + fp);
  const recall = tp / (tp + fn);
  const specificity = tn / (tn + fp);
  const negative = tn / (tn + fn);
  const chance =
    ((tp + fn) * (tp + fp) + (fp + tn) * (fn + tn)) / (rows * rows);
  return {
    accuracy,
    classification_error: (fp + fn) / rows,
    kappa: (accuracy - chance) / (1 - chance),
    weighted_mean_recall: mean([recall, specificity]),
    weighted_mean_precision: mean([precision, negative]),
    precision,
    recall,
    lift: precision / ((tp + fn) / rows),
    fallout: 1 - specificity,
    f_measure: (2 * tp) / (2 * tp + fp + fn),
    false_positive: fp,
    false_negative: fn,
    true_positive: tp,
    true_negative: tn,
    sensitivity: recall,
    specificity,
    youden: recall + specificity - 1,
    positive_predictive_value: precision,
    negative_predictive_value: negative,
    psep: (tp * tn - fp * fn) / ((tp + fp) * (tn + fn)),
  };
}

/**
 * Area under the ROC curve, computed from pairs of rows. `tie` is the value of
 * a tied pair: 0 to 1.
 */
export function areaUnderRoc(rows: readonly Scored[], tie: number): number {
  const [positive, negative] = [true, false].map((isPositive) =>
    rows.filter((row) => row.isPositive === isPositive),
  ) as [Scored[], Scored[]];
  return mean(
    positive.flatMap(({confidence}) =>
      negative.map((other) =>
        confidence === other.confidence
          ? tie
          : Number(confidence > other.confidence),
      ),
    ),
  );
}

/**
 * Area under the precision-recall curve, as a step function with a step at each
 * confidence.
 */
export function areaUnderPrecision(rows: readonly Scored[]): number {
  const positives = rows.filter(({isPositive}) => isPositive);
  return mean(
    positives.map(({confidence: limit}) => {
      const found = rows.filter(({confidence}) => confidence >= limit);
      return mean(found.map(({isPositive}) => Number(isPositive)));
    }),
  );
}

/** Measures of the confidences for the actual classes. */
export function confidenceMeasures(confidences: readonly number[]) {
  return {
    'cross-entropy':
      confidences.reduce((sum, c) => sum - Math.log2(c), 0) /
      (confidences.length + 1),
    margin: Math.min(...confidences),
    soft_margin_loss: mean(confidences.map((c) => Math.max(0, 1 - c))),
    logistic_loss: mean(confidences.map((c) => Math.log(1 + Math.exp(-c)))),
  };
}
