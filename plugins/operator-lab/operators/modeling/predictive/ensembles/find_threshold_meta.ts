import {complete} from '../../../_shared/tables/complete';
import {cellsOf} from '../../../_shared/tables/namedColumn';
import {predictionOf, labelOf} from '../../../_shared/tables/columnsByRole';
import {knownValues} from '../../../_shared/tables/knownValues';
import {OperatorError} from '../../../_shared/types';
import type {Column, Run, Settings, Table} from '../../../_shared/types';

/** Label, prediction, and confidence of a row. */
type Row = {
  /** Positions of the true and of the predicted class. */
  readonly label: number;
  readonly predicted: number;
  /** Confidence of the predicted class. */
  readonly confidence: number;
};

/** Weight of each class, 1 by default. */
export function weightsOf(
  classes: readonly string[],
  settings: Settings,
): readonly number[] {
  const pairs = (settings.class_weights ?? []) as readonly (readonly [
    string,
    string,
  ])[];
  if (!pairs.length) {
    throw new OperatorError('There are no class weights.');
  }
  const unknown = pairs.find(([name]) => !classes.includes(name));
  if (unknown) {
    throw new OperatorError(`There is no class "${unknown[0]}".`);
  }
  return classes.map((name) =>
    Number(pairs.filter(([one]) => one === name).at(-1)?.[1] ?? 1),
  );
}

function rowsOf(table: Table, classes: readonly string[]): readonly Row[] {
  const labels = labelOf(table).values;
  const predictions = predictionOf(table).values;
  const confidences = cellsOf(table, 'confidence');
  return predictions.map((prediction, row) => ({
    label: classes.indexOf(String(labels[row])),
    predicted: classes.indexOf(String(prediction)),
    confidence: Number(confidences[row]),
  }));
}

/**
 * Cost of a row: the class weight of a confident error, or of a correct
 * prediction below the threshold. `unknown` replaces the latter.
 */
function costOf(
  {label, predicted, confidence}: Row,
  thresholds: readonly number[],
  weights: readonly number[],
  unknown: number | undefined,
): number {
  const weight = Number(weights[label]);
  const isSure = confidence > Number(thresholds[predicted]);
  if (isSure) {
    return label === predicted ? 0 : weight;
  }
  return label === predicted ? (unknown ?? weight) : 0;
}

/**
 * Objective of the search of Find Threshold (Meta), and the predictions with
 * the cheapest thresholds. The rows have a prediction and a `confidence`, and
 * `thresholds` has a column for each class.
 */
export const run: Run = (inputs, settings) => {
  const table = complete(inputs['predicted data']);
  const thresholds = complete(inputs.thresholds);
  const classes = knownValues(labelOf(table));
  const weights = weightsOf(classes, settings);
  const rows = rowsOf(table, classes);
  const unknown =
    settings.allow_unkown_predictions === true
      ? Number(settings.predict_unknown_costs ?? 1)
      : undefined;
  const candidates = (thresholds[0]?.values ?? []).map((_, at) =>
    thresholds.map(({values}) => Number(values[at])),
  );
  const costs = candidates.map((candidate) =>
    rows.reduce(
      (sum, row) => sum + costOf(row, candidate, weights, unknown),
      0,
    ),
  );
  const best = candidates[costs.indexOf(Math.min(...costs))] ?? [];
  return {
    costs: [{name: 'costs', type: 'real', values: costs}],
    'labelled data': table.map((column): Column =>
      column.role === 'prediction'
        ? {
            ...column,
            values: rows.map(({predicted, confidence}) =>
              confidence < Number(best[predicted])
                ? null
                : (classes[predicted] ?? null),
            ),
          }
        : column,
    ),
  };
};
