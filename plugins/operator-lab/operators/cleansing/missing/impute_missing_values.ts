import {chosenColumns} from '../../_shared/tables/chosenColumns';
import {mixedDistance} from '../../_shared/distances/mixedDistance';
import {NotComputed} from '../../_shared/types';
import type {Column, Run, Settings, Table, Value} from '../../_shared/types';

/**
 * A trained model, which predicts the label of a row from the other columns.
 */
type Predict = (row: number) => Value;

/**
 * An inner process: learns to predict a column from other columns.
 * @param rows Numbers of the training rows.
 */
export type Learner = (
  label: Column,
  others: readonly Column[],
  rows: readonly number[],
) => Predict;

/**
 * k-NN with k = 1 and without weighted vote. If rows tie, the first one wins.
 */
export const nearestNeighbor: Learner = (label, others, rows) => (row) => {
  const distanceTo = (other: number) => mixedDistance(others, row, other);
  const [first, ...rest] = rows;
  const nearest = rest.reduce(
    (best, other) =>
      best !== undefined && distanceTo(other) < distanceTo(best) ? other : best,
    first,
  );
  return nearest === undefined ? null : (label.values[nearest] ?? null);
};

function inOrder(
  columns: readonly Column[],
  settings: Settings,
): readonly Column[] {
  const direction = settings.sort === 'descending' ? -1 : 1;
  switch (settings.order ?? 'chronological') {
    case 'chronological':
      return direction < 0 ? [...columns].reverse() : columns;
    case 'number of missing values': {
      const gaps = ({values}: Column) =>
        values.filter((value) => value === null).length;
      return [...columns].sort((a, b) => (gaps(a) - gaps(b)) * direction);
    }
    default:
      throw new NotComputed(
        'This example takes columns in the order of the table or by their missing values.',
      );
  }
}

/** Fills missing values of a column with predictions from the other columns. */
function filled(
  name: string,
  columns: readonly Column[],
  learn: Learner,
  completeOnly: boolean,
): readonly Value[] {
  const label = columns.find((column) => column.name === name) as Column;
  const others = columns.filter((column) => column !== label);
  const rows = label.values
    .map((_, row) => row)
    .filter((row) =>
      (completeOnly ? columns : [label]).every(
        ({values}) => (values[row] ?? null) !== null,
      ),
    );
  const predict = learn(label, others, rows);
  return label.values.map((value, row) => value ?? predict(row));
}

/** Creates Impute Missing Values with a learner as the inner process. */
export function imputeWith(learn: Learner): Run {
  return (inputs, settings) => {
    const {'example set in': table = []} = inputs;
    const chosen = chosenColumns(
      table.filter(({role}) => role !== 'label'),
      settings,
      () => true,
    );
    const completeOnly = settings.learn_on_complete_cases !== false;
    const results = new Map<string, readonly Value[]>();
    let current = chosen;
    for (const {name} of inOrder(chosen, settings)) {
      const values = filled(name, current, learn, completeOnly);
      results.set(name, values);
      if (settings.iterate !== false) {
        current = current.map((column) =>
          column.name === name ? {...column, values} : column,
        );
      }
    }
    const output: Table = table.map((column) => ({
      ...column,
      values: results.get(column.name) ?? column.values,
    }));
    return {'example set out': output};
  };
}

/** Impute Missing Values with the nearest neighbor as the inner process. */
export const run: Run = imputeWith(nearestNeighbor);
