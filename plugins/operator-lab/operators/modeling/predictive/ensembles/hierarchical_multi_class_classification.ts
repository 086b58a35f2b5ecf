import {
  predictionsOf,
  stumpLearner,
  stumpQuestion,
  withKnownValues,
} from '../../../_shared/models/baseLearners';
import type {Prediction} from '../../../_shared/models/prediction';
import {withPredictions} from '../../../_shared/models/prediction';
import {rowsAt} from '../../../_shared/tables/randomRows';
import {labelOf} from '../../../_shared/tables/columnsByRole';
import {knownValues} from '../../../_shared/tables/knownValues';
import {OperatorError} from '../../../_shared/types';
import type {Column, Run, Settings, Table} from '../../../_shared/types';

type Pairs = readonly (readonly [string, string])[];

/** Position of a row on its way through the hierarchy. */
type Step = {
  readonly name: string;
  readonly confidence: number;
  readonly depth: number;
};

const childrenOf = (pairs: Pairs, parent: string): readonly string[] =>
  pairs.flatMap(([one, child]) => (one === parent ? [child] : []));

/** Classes below a node, or the class itself. */
function leavesOf(pairs: Pairs, name: string): readonly string[] {
  const children = childrenOf(pairs, name);
  return children.length
    ? children.flatMap((child) => leavesOf(pairs, child))
    : [name];
}

/** Returns the only node without a parent. */
function rootOf(pairs: Pairs, classes: readonly string[]): string {
  const parents = [...new Set(pairs.map(([parent]) => parent))];
  const children = new Set(pairs.map(([, child]) => child));
  const roots = parents.filter((parent) => !children.has(parent));
  const unknown = [...children].find(
    (child) => !classes.includes(child) && !parents.includes(child),
  );
  const single = parents.find(
    (parent) => childrenOf(pairs, parent).length === 1,
  );
  if (unknown !== undefined) {
    throw new OperatorError(`"${unknown}" is no class and has no children.`);
  }
  if (roots.length !== 1) {
    throw new OperatorError(`There are ${roots.length} roots.`);
  }
  if (single !== undefined) {
    throw new OperatorError(`"${single}" has a single child.`);
  }
  return String(roots[0]);
}

/**
 * Replaces each class of the label with the leaf at the same position in the
 * tree, regardless of their names. A missing label counts as the first class.
 */
function byLeaves(label: Column, leaves: readonly string[]): Column {
  const classes = knownValues(label);
  return {
    ...label,
    values: label.values.map(
      (value) =>
        leaves[value === null ? 0 : classes.indexOf(String(value))] ?? null,
    ),
  };
}

/** Training rows of a node, labeled with its children. */
function nodeTable(table: Table, pairs: Pairs, parent: string): Table {
  const label = labelOf(table);
  const children = childrenOf(pairs, parent);
  const names = label.values.map(
    (value) =>
      children.find((child) =>
        leavesOf(pairs, child).includes(String(value)),
      ) ?? null,
  );
  const rows = names.flatMap((name, row) => (name === null ? [] : [row]));
  return rowsAt(
    table.map((column) =>
      column === label
        ? {
            ...column,
            name: `${label.name}_working`,
            knownValues: children,
            values: names,
          }
        : column,
    ),
    rows,
  );
}

function nextStep(
  table: Table,
  pairs: Pairs,
  {name, confidence, depth}: Step,
  row: Table,
): Step {
  const training = nodeTable(table, pairs, name);
  const label = labelOf(training);
  const [answer] = predictionsOf(stumpLearner()(training), row, label);
  const child = String(answer?.value);
  const own = answer?.confidences?.[knownValues(label).indexOf(child)];
  return {name: child, confidence: confidence * Number(own), depth: depth + 1};
}

function predicted(
  table: Table,
  pairs: Pairs,
  root: string,
  row: Table,
): Prediction {
  const classes = knownValues(labelOf(table));
  // The first step has the depth 0.
  let step: Step = {name: root, confidence: 1, depth: -1};
  while (childrenOf(pairs, step.name).length) {
    step = nextStep(table, pairs, step, row);
  }
  const confidence = step.confidence ** (1 / step.depth);
  const value = classes[leavesOf(pairs, root).indexOf(step.name)] ?? null;
  return {
    value,
    confidences: classes.map((name) => {
      const own =
        name === value ? confidence : (1 - confidence) / classes.length;
      return Number.isNaN(own) ? null : own;
    }),
  };
}

/**
 * Hierarchical Classification of Decision Stumps. `models` has the first leaf
 * of the stump at each parent.
 */
export const run: Run = (inputs, settings: Settings) => {
  const {'training set': given = [], 'unlabelled data': data = []} = inputs;
  const known = withKnownValues(given);
  const label = labelOf(known);
  const pairs = (settings.hierarchy ?? []) as Pairs;
  const root = rootOf(pairs, knownValues(label));
  const working = byLeaves(label, leavesOf(pairs, root));
  const table = known.map((column) => (column === label ? working : column));
  const parents = [...new Set(pairs.map(([parent]) => parent))];
  const models: Column[] = [
    {name: 'parent', type: 'nominal', values: parents},
    {
      name: 'first leaf',
      type: 'nominal',
      values: parents.map((parent) =>
        stumpQuestion(nodeTable(table, pairs, parent)),
      ),
    },
  ];
  return {
    models,
    'example set': given,
    'labelled data': withPredictions(
      data,
      label,
      (data[0]?.values ?? []).map((_, row) =>
        predicted(table, pairs, root, rowsAt(data, [row])),
      ),
    ),
  };
};
