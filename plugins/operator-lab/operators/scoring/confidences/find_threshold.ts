import {isNominal} from '../../_shared/tables/chosenColumns';
import {
  confidenceOf,
  predictionOf,
  columnWithRole,
} from '../../_shared/tables/columnsByRole';
import {knownValues} from '../../_shared/tables/knownValues';
import {thresholdTable} from '../../_shared/models/threshold';
import {OperatorError} from '../../_shared/types';
import type {Column, Run, Settings, Table} from '../../_shared/types';

/** Confidence, label, and weight of a row. */
type Scored = {
  readonly confidence: number;
  readonly label: number;
  readonly weight: number;
};

function labelOf(table: Table): Column {
  const label = columnWithRole(table, 'label');
  if (!label || !isNominal(label)) {
    throw new OperatorError('The data need a nominal label.');
  }
  const count = knownValues(label).length;
  if (count !== 2) {
    throw new OperatorError(
      `The label has ${count} values, and must have two.`,
    );
  }
  return label;
}

/**
 * Costs of a false alarm and of a miss. If the settings name the classes in the
 * opposite order, the costs are swapped.
 */
function costsOf(classes: readonly string[], settings: Settings) {
  const first = Number(settings.misclassification_costs_first ?? 1);
  const second = Number(settings.misclassification_costs_second ?? 1);
  if (settings.define_labels !== true) {
    return {falseAlarm: first, miss: second};
  }
  const [one = -1, other = -1] = ['first_label', 'second_label'].map((name) => {
    const at = classes.indexOf(String(settings[name]));
    if (at < 0) {
      throw new OperatorError(
        `The label has no value "${String(settings[name])}".`,
      );
    }
    return at;
  });
  return one > other
    ? {falseAlarm: second, miss: first}
    : {falseAlarm: first, miss: second};
}

function sorted(rows: readonly Scored[], bias: string): Scored[] {
  const sign = bias === 'optimistic' ? -1 : 1;
  return [...rows].sort(
    (a, b) => b.confidence - a.confidence || sign * (a.label - b.label),
  );
}

/**
 * Returns the threshold that maximizes hits minus false alarms times `slope`,
 * for rows in sorted order. It is Infinity if the maximum is not positive, and
 * -Infinity if all rows together have the maximum.
 */
function search(rows: readonly Scored[], slope: number): number {
  let hits = 0;
  let alarms = 0;
  let best = 0;
  let found = Infinity;
  for (const {confidence, label, weight} of rows) {
    if (label === 1) {
      hits += weight;
    } else {
      if (hits - alarms * slope > best) {
        best = hits - alarms * slope;
        found = confidence;
      }
      alarms += weight;
    }
  }
  return hits - alarms * slope > best ? -Infinity : found;
}

/**
 * Find Threshold: returns the threshold with the lowest costs. Errors count as
 * shares of their class.
 */
export const run: Run = ({'example set': table = []}, settings) => {
  const label = labelOf(table);
  predictionOf(table);
  const classes = knownValues(label);
  const [firstClass = '', secondClass = ''] = classes;
  const {falseAlarm, miss} = costsOf(classes, settings);
  const {values} = confidenceOf(table, secondClass);
  confidenceOf(table, firstClass);
  const weights =
    settings.use_example_weights === false
      ? undefined
      : columnWithRole(table, 'weight');
  const rows = label.values.map((value, at) => ({
    // A missing confidence counts as the highest one, and a missing label as a
    // third class.
    confidence: Number(values[at] ?? Infinity),
    label: value === null ? 2 : classes.indexOf(String(value)),
    weight: Number(weights?.values[at] ?? 1),
  }));
  const count = (at: number) => rows.filter((row) => row.label === at).length;
  const slope = count(1) / count(0) / (miss / falseAlarm);
  return {
    'example set': table,
    threshold: thresholdTable({
      threshold: search(
        sorted(rows, String(settings.roc_bias ?? 'optimistic')),
        slope,
      ),
      firstClass,
      secondClass,
    }),
  };
};
