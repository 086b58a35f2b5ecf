import {rowCount} from '../_shared/tables/innerNumbers';
import {OperatorError} from '../_shared/types';
import type {Column, Run, Table, Value} from '../_shared/types';

/** Row counts below a node of a tree, by class. */
type Counts = ReadonlyMap<string, number>;

/** A decision tree with one split, by the values of a nominal column. */
type Tree = {
  readonly column: string;
  readonly leaves: ReadonlyMap<string, Counts>;
  /** Total counts of all leaves. */
  readonly root: Counts;
};

/**
 * Parses a tree from its leaves. The first column has the split values, and
 * each other column the counts of one class.
 */
function treeOf(table: Table): Tree {
  const [split, ...classes] = table;
  if (!split) {
    throw new OperatorError('A model must be given.');
  }
  const countsOf = (count: (column: Column) => number): Counts =>
    new Map(classes.map((column) => [column.name, count(column)]));
  return {
    column: split.name,
    leaves: new Map(
      split.values.map((value, row) => [
        String(value),
        countsOf(({values}) => Number(values[row])),
      ]),
    ),
    root: countsOf(({values}) =>
      values.reduce<number>((total, value) => total + Number(value), 0),
    ),
  };
}

/** Returns the class with the most rows, or the first class in a tie. */
function majority(counts: Counts): string {
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

function isOldPrediction(table: Table): (column: Column) => boolean {
  const old = table.find(({role}) => role === 'prediction');
  const roles = new Set(
    (old?.knownValues ?? old?.values)?.map((value) => `confidence_${value}`),
  );
  return ({role}) =>
    role !== undefined && (role === 'prediction' || roles.has(role));
}

/**
 * Apply Model with a decision tree that splits once, for the label `status`.
 */
export const run: Run = (inputs) => {
  const {model = [], 'unlabelled data': data = []} = inputs;
  const tree = treeOf(model);
  const split = data.find(({name}) => name === tree.column);
  if (!split) {
    throw new OperatorError(
      `The column "${tree.column}" that the model was trained on is absent.`,
    );
  }
  const reached = Array.from({length: rowCount(data)}, (_, row): Counts => {
    const value: Value = split.values[row] ?? null;
    return (value !== null && tree.leaves.get(String(value))) || tree.root;
  });
  const share = (counts: Counts, name: string) =>
    (counts.get(name) ?? 0) /
    [...counts.values()].reduce((total, count) => total + count, 0);
  const classes = [...tree.root.keys()];
  const isOld = isOldPrediction(data);
  return {
    'labelled data': [
      ...data.filter((column) => !isOld(column)),
      {
        name: 'prediction(status)',
        type: 'nominal',
        role: 'prediction',
        knownValues: classes,
        values: reached.map(majority),
      },
      ...classes.map((name): Column => ({
        name: `confidence(${name})`,
        type: 'real',
        role: `confidence_${name}`,
        values: reached.map((counts) => share(counts, name)),
      })),
    ],
  };
};
