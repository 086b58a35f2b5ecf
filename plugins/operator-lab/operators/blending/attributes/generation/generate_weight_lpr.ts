import {upperMedian} from '../../../_shared/numbers/averages';
import {isNumeric} from '../../../_shared/tables/chosenColumns';
import {
  innerNumbers,
  pointsOf,
  regularColumns,
  rowCount,
} from '../../../_shared/tables/innerNumbers';
import {localPrediction} from '../../../_shared/models/localPolynomial';
import {columnWithRole} from '../../../_shared/tables/columnsByRole';
import {OperatorError} from '../../../_shared/types';
import type {Column, Run, Settings, Table} from '../../../_shared/types';

const CUTOFF = Math.sqrt(6);

function robustnessWeight(residual: number): number {
  return residual > CUTOFF ? 0 : (1 - residual ** 2 / 6) ** 2;
}

/**
 * Returns the absolute residuals of local fits, with the row weights of the
 * previous iteration.
 */
export function residualsOf(
  table: Table,
  settings: Settings,
  weights: readonly number[],
): readonly number[] {
  const label = columnWithRole(table, 'label');
  const columns = regularColumns(table);
  const wrong = columns.find((column) => !isNumeric(column));
  if (!label || wrong) {
    throw new OperatorError(
      wrong
        ? `The column "${wrong.name}" is not numeric.`
        : 'The table has no label.',
    );
  }
  const points = pointsOf(columns, rowCount(table));
  const labels = innerNumbers(label);
  return points.map((point, row) => {
    const fit = localPrediction({points, labels, weights}, point, settings);
    return fit === undefined ? 0 : Math.abs(Number(labels[row]) - fit);
  });
}

/** Generate Weight (LPR): weights each row by its residual from a local fit. */
export const run: Run = (inputs, settings) => {
  const {'example set': table = []} = inputs;
  const old = columnWithRole(table, 'weight');
  if (!old && table.some(({name}) => name === 'weight')) {
    throw new OperatorError('There is a column "weight" already.');
  }
  let weights: readonly number[] = new Array<number>(rowCount(table)).fill(1);
  for (let round = 0; round < Number(settings.iterations ?? 20); round++) {
    const residuals = residualsOf(table, settings, weights);
    const median = upperMedian(residuals);
    weights = residuals.map((residual) => robustnessWeight(residual / median));
  }
  const added: Column = {
    name: 'weight',
    type: 'real',
    role: 'weight',
    ...old,
    values: weights.map((weight) => (Number.isNaN(weight) ? null : weight)),
  };
  return {
    'example set': [...table.filter((column) => column !== old), added],
  };
};
