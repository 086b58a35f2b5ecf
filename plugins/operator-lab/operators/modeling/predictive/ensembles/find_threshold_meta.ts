import {complete} from '../../../_shared/tables/complete';
import {cellsOf} from '../../../_shared/tables/namedColumn';
import {predictionOf, labelOf} from '../../../_shared/tables/columnsByRole';
import {knownValues} from '../../../_shared/tables/knownValues';
import {OperatorError} from '../../../_shared/types';
import type {Column, Run, Settings, Table} from '../../../_shared/types';

/** A row as the search sees it. */
type Row = {
  /** Places of the true and of the predicted class. */
  readonly label: number;
  readonly predicted: number;
  /** Confidence of the predicted class. */
  readonly confidence: number;
};

/** Weights of the classes; 1 for a class that is not named. */
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

/** What a row costs: a confident error, or a right answer that is not confident enough. */
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
 * What the search of Find Threshold (Meta) minimizes, for rows that a model has
 * predicted with a `confidence`, and `thresholds` with a column for each class; and what the model
 * makes of the cheapest of them.
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
