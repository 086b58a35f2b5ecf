import {isNominal} from '../../_shared/tables/chosenColumns';
import {OperatorError} from '../../_shared/types';
import type {Column, Run, Settings, Table} from '../../_shared/types';

/**
 * Minimum confidence that keeps a class, or undefined if the class is always
 * kept.
 */
function minimumOf(name: string, settings: Settings): number | undefined {
  if (settings.class_handling !== 'unbalanced') {
    return Number(settings.min_confidence ?? 0.5);
  }
  const lines: readonly (readonly string[])[] = Array.isArray(
    settings.min_confidences,
  )
    ? settings.min_confidences
    : [];
  const line = lines.filter(([value]) => value === name).at(-1);
  return line && Number(line[1]);
}

function checkedPrediction(table: Table): Column {
  const prediction = table.find(({role}) => role === 'prediction');
  if (!prediction) {
    throw new OperatorError('The table has no column with a prediction.');
  }
  if (!isNominal(prediction)) {
    throw new OperatorError('The prediction must be nominal.');
  }
  return prediction;
}

/**
 * Drop Uncertain Predictions: sets a prediction to missing if its confidence is
 * below a minimum.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const prediction = checkedPrediction(table);
  const isUncertain = (name: string, row: number) => {
    const confidences = table.find(({role}) => role === `confidence_${name}`);
    const confidence = confidences?.values[row] ?? null;
    const minimum = minimumOf(name, settings);
    return (
      confidence !== null &&
      minimum !== undefined &&
      Number(confidence) < minimum
    );
  };
  return {
    'example set output': table.map((column) =>
      column === prediction
        ? {
            ...column,
            values: column.values.map((value, row) =>
              value !== null && isUncertain(String(value), row) ? null : value,
            ),
          }
        : column,
    ),
  };
};
