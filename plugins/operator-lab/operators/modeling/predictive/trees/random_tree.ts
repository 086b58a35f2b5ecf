import {javaRandom} from '../../../_shared/numbers/javaRandom';
import type {Random} from '../../../_shared/numbers/javaRandom';
import {benefitOf, treeLabels} from '../../../_shared/trees/splitBenefit';
import {applyTree, leavesTable} from '../../../_shared/trees/treeModel';
import {treeOfSettings} from '../../../_shared/trees/treeSettings';
import type {Column, Run} from '../../../_shared/types';

/** Probability that a node tries each of its columns. */
export function guessedRatio(columns: number): number {
  return Math.floor(Math.log(columns) / Math.log(2) + 1) / columns;
}

/** Draws columns with equal probability, and at least one. */
function drawnColumns(
  columns: readonly Column[],
  ratio: number,
  random: Random,
): readonly Column[] {
  const drawn = columns.filter(() => !(random.nextDouble() > ratio));
  return drawn.length
    ? drawn
    : [columns[random.nextInt(columns.length)] as Column];
}

/**
 * Random Tree with a local random seed. `draws` has the columns that each split
 * node draws, in the order of growth, `model` the leaves, and `labelled data`
 * the predictions for `unlabelled data`.
 */
export const run: Run = (inputs, settings) => {
  const {'training set': table = [], 'unlabelled data': data = []} = inputs;
  const labels = treeLabels(table);
  const random = javaRandom(Number(settings.local_random_seed ?? 1992));
  const draws: {from: readonly Column[]; drawn: readonly Column[]}[] = [];
  const root = treeOfSettings(
    table,
    labels,
    settings,
    {
      benefits: (rows, columns) =>
        columns
          .map((column) =>
            benefitOf(
              column,
              rows,
              labels,
              String(settings.criterion ?? 'gain_ratio'),
              Number(settings.minimal_gain ?? 0.1),
            ),
          )
          .filter((benefit) => benefit !== null),
      draw: (columns) => {
        const ratio =
          settings.guess_subset_ratio === false
            ? Number(settings.subset_ratio ?? 0.2)
            : guessedRatio(columns.length);
        const drawn = drawnColumns(columns, ratio, random);
        draws.push({from: columns, drawn});
        return drawn;
      },
    },
    {maximalDepth: 20, confidence: 0.25},
  );
  const names = (columns: readonly Column[]) =>
    columns.map(({name}) => name).join(', ');
  return {
    draws: [
      {
        name: 'columns',
        type: 'nominal',
        values: draws.map(({from}) => names(from)),
      },
      {
        name: 'drawn',
        type: 'nominal',
        values: draws.map(({drawn}) => names(drawn)),
      },
    ],
    model: leavesTable(root, labels),
    'labelled data': applyTree(root, data, table, labels),
  };
};
