import {complete} from '../../../_shared/tables/complete';
import {mean, sum} from '../../../_shared/numbers/averages';
import {
  innerNumbers,
  regularColumns,
  rowCount,
} from '../../../_shared/tables/innerNumbers';
import {labelOf} from '../../../_shared/tables/columnsByRole';
import type {Column, Run} from '../../../_shared/types';

const squares = (numbers: readonly number[]) => {
  const middle = mean(numbers);
  return sum(numbers.map((number) => (number - middle) ** 2));
};

/** A tree with one split: its limit, and the mean error of both leaves. */
type Tree = {
  readonly column: Column;
  readonly limit: number;
  readonly leaves: readonly [number, number];
};

/**
 * Finds the split with the smallest sum of squared errors, or the first of
 * equal ones. Returns null if no split with enough rows reduces the errors.
 */
function bestTree(
  columns: readonly Column[],
  errors: readonly number[],
  minRows: number,
): Tree | null {
  let best: Tree | null = null;
  let least = squares(errors) - 1e-9;
  for (const column of columns) {
    const values = innerNumbers(column);
    const known = [...new Set(values)].sort((a, b) => a - b);
    known.slice(1).forEach((value, at) => {
      const limit = ((known[at] as number) + value) / 2;
      const lower = errors.filter((_, row) => (values[row] as number) <= limit);
      const upper = errors.filter((_, row) => (values[row] as number) > limit);
      const left = squares(lower) + squares(upper);
      if (Math.min(lower.length, upper.length) >= minRows && left < least) {
        least = left;
        best = {column, limit, leaves: [mean(lower), mean(upper)]};
      }
    });
  }
  return best;
}

/**
 * Gradient boosting for squared errors, without missing values. Each tree has
 * one split and tries every limit. `trees` has the limit and the leaves of each
 * tree, and the mean squared error after it. `predictions` has the prediction
 * of each row at the start and after each tree.
 */
export const run: Run = (inputs, settings) => {
  const table = complete(inputs['training set']);
  const label = labelOf(table);
  const wanted = label.values.map(Number);
  const rate = Number(settings.learning_rate ?? 0.01);
  const trees: (Tree & {readonly error: number})[] = [];
  const states: number[][] = [
    new Array<number>(rowCount(table)).fill(mean(wanted)),
  ];
  for (let at = 0; at < Number(settings.number_of_trees ?? 50); at++) {
    const now = states.at(-1) as number[];
    const tree = bestTree(
      regularColumns(table),
      wanted.map((value, row) => value - (now[row] as number)),
      Number(settings.min_rows ?? 10),
    );
    if (!tree) {
      break;
    }
    const values = innerNumbers(tree.column);
    const next = now.map(
      (value, row) =>
        value +
        rate *
          (tree.leaves[Number((values[row] as number) > tree.limit)] as number),
    );
    const error = mean(
      next.map((value, row) => ((wanted[row] as number) - value) ** 2),
    );
    states.push(next);
    trees.push({...tree, error});
  }
  return {
    trees: [
      {
        name: 'column',
        type: 'nominal',
        values: trees.map(({column}) => column.name),
      },
      {name: 'limit', type: 'real', values: trees.map(({limit}) => limit)},
      {name: 'up to', type: 'real', values: trees.map(({leaves}) => leaves[0])},
      {name: 'above', type: 'real', values: trees.map(({leaves}) => leaves[1])},
      {name: 'error', type: 'real', values: trees.map(({error}) => error)},
    ],
    predictions: states.map((values, at): Column => ({
      name: String(at),
      type: 'real',
      values,
    })),
  };
};
