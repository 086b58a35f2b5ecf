import {isNominal} from '../tables/chosenColumns';
import {regularColumns, rowCount} from '../tables/innerNumbers';
import type {Benefit, TreeLabels} from './splitBenefit';
import {partsOf} from './treeParts';
import type {BranchTest} from './treeParts';
import {OperatorError} from '../types';
import type {Column, Table} from '../types';

/** A branch of a split node. */
export type Branch = {
  /** Condition for display. */
  readonly name: string;
  readonly test: BranchTest;
  readonly node: TreeNode;
};

/** A tree node. A node without branches is a leaf. */
export type TreeNode = {
  readonly rows: readonly number[];
  /** Number of rows of each class. */
  readonly counts: readonly number[];
  /**
   * Index of the most frequent class. If classes tie, the one that reached the
   * count first wins, unless `tiesToFirst` is set.
   */
  readonly best: number;
  readonly column?: string;
  readonly limit?: number | null;
  readonly branches: readonly Branch[];
};

/** Parameters of tree growth. */
export type Growth = {
  /** Computes the benefits of columns for some rows, in column order. */
  readonly benefits: (
    rows: readonly number[],
    columns: readonly Column[],
  ) => readonly Benefit[];
  /** Selects the columns for a node and its descendants. Default: all. */
  readonly draw?: (columns: readonly Column[]) => readonly Column[];
  readonly isPrepruned: boolean;
  readonly alternatives: number;
  readonly minimalSize: number;
  readonly minimalLeaf: number;
  /** Maximum number of levels. With 0 or less, it is unlimited. */
  readonly maximalDepth: number;
  /**
   * True if missing values get a separate branch. By default, they count as the
   * first value, or as above the limit.
   */
  readonly gapsApart?: boolean;
};

/** Creates a leaf for some rows. */
export function leafOf(rows: readonly number[], labels: TreeLabels): TreeNode {
  const counts = new Array<number>(labels.classes.length).fill(0);
  let best = 0;
  let most = 0;
  rows.forEach((row) => {
    const place = labels.places[row] as number;
    const count = (counts[place] ?? 0) + 1;
    counts[place] = count;
    if (count > most) {
      most = count;
      best = place;
    }
  });
  return {
    rows,
    counts,
    best: labels.tiesToFirst ? counts.indexOf(most) : best,
    branches: [],
  };
}

/** Sorts descending, with NaN first. */
function byBenefit(a: Benefit, b: Benefit): number {
  const rank = ({benefit}: Benefit) =>
    Number.isNaN(benefit) ? Infinity : benefit;
  return rank(b) === rank(a) ? 0 : rank(b) - rank(a);
}

/**
 * Grows an unpruned tree.
 * @throws OperatorError if there are no rows or regular columns.
 */
export function growTree(
  table: Table,
  labels: TreeLabels,
  growth: Growth,
): TreeNode {
  const {minimalLeaf, isPrepruned, draw = (all) => all} = growth;
  const size = rowCount(table);
  if (!size) {
    throw new OperatorError('The training data have no row.');
  }
  const deepest = growth.maximalDepth > 0 ? growth.maximalDepth : size;
  const grow = (
    rows: readonly number[],
    columns: readonly Column[],
    depth: number,
  ): TreeNode => {
    const leaf = leafOf(rows, labels);
    const isPure = leaf.counts.filter((count) => count > 0).length <= 1;
    const isSmall =
      rows.length < minimalLeaf ||
      (isPrepruned && rows.length < growth.minimalSize);
    if (isPure || isSmall || !columns.length || depth >= deepest) {
      return leaf;
    }
    const drawn = draw(columns);
    const ranked = [...growth.benefits(rows, drawn)].sort(byBenefit);
    for (const {column, limit, benefit} of ranked.slice(
      0,
      growth.alternatives + 1,
    )) {
      const parts = partsOf(column, limit, rows, growth.gapsApart === true);
      const isAllowed =
        !isPrepruned ||
        (!(benefit <= 0) &&
          parts.every((part) => part.rows.length >= minimalLeaf));
      if (isAllowed) {
        const left = isNominal(column)
          ? drawn.filter((one) => one !== column)
          : drawn;
        return {
          ...leaf,
          column: column.name,
          limit,
          branches: parts.map(({rows: part, ...branch}) => ({
            ...branch,
            node: grow(part, left, depth + 1),
          })),
        };
      }
    }
    return leaf;
  };
  const columns = regularColumns(table);
  if (!columns.length) {
    throw new OperatorError('The training data have no regular column.');
  }
  return grow(
    Array.from({length: size}, (_, row) => row),
    columns,
    1,
  );
}
