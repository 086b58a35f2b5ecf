import {run as removeDuplicates} from '../../../plugins/operator-lab/operators/cleansing/duplicates/remove_duplicates';
import {withPredictions} from '../../../plugins/operator-lab/operators/_shared/models/prediction';
import {knownValues} from '../../../plugins/operator-lab/operators/_shared/tables/knownValues';
import type {
  Column,
  Table,
} from '../../../plugins/operator-lab/operators/_shared/types';
import {growTree, predict} from './growTree';
import {columnOf, height, rowsWhere} from './rows';
import {sampleTable} from './sampleData';

/** Share of the rows that the tutorial uses for training. */
export const TRAINING_SHARE = 0.75;

/**
 * Adds roles and value lists to columns, so that parts of the table keep them.
 */
function withRoles(table: Table): Table {
  const roles: Record<string, string> = {customer_id: 'id', churn: 'label'};
  return table.map((column) => ({
    ...column,
    ...(roles[column.name] && {role: roles[column.name]}),
    ...(column.type === 'nominal' && {knownValues: knownValues(column)}),
  }));
}

/** Runs the tutorial with the files that readers download. */
export function churnRound() {
  const file = sampleTable('churn-customers.csv');
  const once = (settings = {}) =>
    removeDuplicates({'example set input': file}, settings);
  const strict = once()['example set output'] ?? [];
  const unique =
    once({treat_missing_values_as_duplicates: true})['example set output'] ??
    [];
  const isComplete = (row: number) =>
    unique.every(({values}) => values[row] !== null);
  const clean = withRoles(rowsWhere(unique, isComplete));
  // Split Data with linear sampling: the first rows, and the remaining rows.
  const border = height(clean) * TRAINING_SHARE;
  const training = rowsWhere(clean, (row) => row < border);
  const holdOut = rowsWhere(clean, (row) => row >= border);
  const classes = knownValues(columnOf(clean, 'churn'));
  const tree = growTree(training, classes, 3, {});
  const score = (table: Table) =>
    withPredictions(
      table,
      columnOf(clean, 'churn'),
      predict(tree, table, classes),
    );
  return {
    file,
    strict,
    unique,
    clean,
    border,
    training,
    holdOut,
    classes,
    tree,
    score,
    tested: score(holdOut),
    scores: score(sampleTable('churn-new-customers.csv')),
  };
}

/** Number of rows with the given value in each of the given columns. */
export function count(
  table: Table,
  wanted: Readonly<Record<string, Column['values'][number]>>,
): number {
  const columns = Object.entries(wanted).map(
    ([name, value]) => [columnOf(table, name), value] as const,
  );
  return height(
    rowsWhere(table, (row) =>
      columns.every(([{values}, value]) => values[row] === value),
    ),
  );
}
