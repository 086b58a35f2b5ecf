import {lastFirst} from '../_shared/performance/lastFirst';
import {rowCount} from '../_shared/tables/innerNumbers';
import {columnWithRole, predictionOf} from '../_shared/tables/columnsByRole';
import {knownValues} from '../_shared/tables/knownValues';
import {NotComputed} from '../_shared/types';
import type {Run, Settings, Table} from '../_shared/types';
import {run as kNN} from '../modeling/predictive/lazy/k_nn';

/**
 * Both inner processes: trains on the first table, and adds predictions to the
 * second one.
 */
export type TrainAndApply = (training: Table, test: Table) => Table;

/** Fold of each row, starting at 0. Consecutive rows stay together. */
export function linearFolds(rows: number, folds: number): readonly number[] {
  const ends: number[] = [];
  let share = 0;
  for (let fold = 0; fold < folds; fold++) {
    share += 1 / folds;
    ends.push(Math.round(rows * share));
  }
  return Array.from({length: rows}, (_, row) =>
    ends.findIndex((end) => row < end),
  );
}

/** Returns the rows that pass a test. A nominal column keeps its value list. */
function rowsWhere(table: Table, holds: (row: number) => boolean): Table {
  return table.map((column) => ({
    ...column,
    ...(column.type === 'nominal' && {knownValues: knownValues(column)}),
    values: column.values.filter((_, row) => holds(row)),
  }));
}

function below(first: Table, second: Table): Table {
  return first.length === 0
    ? second
    : first.map((column, at) => ({
        ...column,
        values: [...column.values, ...(second[at]?.values ?? [])],
      }));
}

function correct(table: Table): number {
  const {values} = predictionOf(table);
  const label = columnWithRole(table, 'label');
  return values.filter((value, row) => value === label?.values[row]).length;
}

/**
 * Mean and standard deviation of the folds, and the micro average of all rows.
 */
function averages(hits: readonly number[], sizes: readonly number[]) {
  const shares = hits.map((hit, fold) => hit / (sizes[fold] ?? 0));
  const total = (numbers: readonly number[]) =>
    numbers.reduce((sum, one) => sum + one, 0);
  const micro = total(hits) / total(sizes);
  const mean = total(shares) / shares.length;
  const squares = total(shares.map((share) => share * share)) / shares.length;
  const variance =
    (Math.max(0, squares - mean * mean) * shares.length) / (shares.length - 1);
  const isKnown = !Number.isNaN(mean);
  return {
    shares,
    mean: isKnown ? mean : micro,
    deviation: isKnown ? Math.sqrt(variance) : null,
    micro,
  };
}

function foldCount(rows: number, settings: Settings): number {
  if (settings.leave_one_out === true) {
    return rows;
  }
  if (settings.sampling_type !== 'linear sampling') {
    throw new NotComputed('This example divides rows by linear sampling.');
  }
  return Number(settings.number_of_folds ?? 10);
}

/**
 * Cross Validation with two inner processes, measured by accuracy. The test
 * results begin with the last fold. In addition to the operator's outputs,
 * `folds` has a row for each fold.
 */
export function validateWith(trainAndApply: TrainAndApply): Run {
  return (inputs, settings) => {
    const {'example set': table = []} = inputs;
    const count = foldCount(rowCount(table), settings);
    const folds = linearFolds(rowCount(table), count);
    const numbers = Array.from({length: count}, (_, fold) => fold);
    const tested = numbers.map((fold) =>
      trainAndApply(
        rowsWhere(table, (row) => folds[row] !== fold),
        rowsWhere(table, (row) => folds[row] === fold),
      ),
    );
    const hits = tested.map(correct);
    const sizes = tested.map(rowCount);
    const {shares, mean, deviation, micro} = averages(hits, sizes);
    return {
      'example set': table,
      'test result set': lastFirst(tested).reduce(below, []),
      'performance 1': [
        {name: 'accuracy', type: 'real', values: [mean]},
        {name: 'deviation', type: 'real', values: [deviation]},
        {name: 'micro average', type: 'real', values: [micro]},
      ],
      folds: [
        {
          name: 'fold',
          type: 'integer',
          values: numbers.map((fold) => fold + 1),
        },
        {name: 'rows', type: 'integer', values: sizes},
        {name: 'correct', type: 'integer', values: hits},
        {name: 'accuracy', type: 'real', values: shares},
      ],
    };
  };
}

/** Cross Validation of k-NN with one neighbor. */
export const run: Run = validateWith(
  (training, test) =>
    kNN({'training set': training, 'new data': test}, {k: 1}).applied ?? [],
);
