import {isNominal} from '../../../_shared/tables/chosenColumns';
import {labelOf} from '../../../_shared/tables/columnsByRole';
import {
  innerNumbers,
  regularColumns,
} from '../../../_shared/tables/innerNumbers';
import {
  countsOf,
  splitsAtLimits,
  splitsOf,
} from '../../../_shared/trees/parallelSplits';
import type {Split, Worth} from '../../../_shared/trees/parallelSplits';
import {treeLabels} from '../../../_shared/trees/splitBenefit';
import type {TreeLabels} from '../../../_shared/trees/splitBenefit';
import {
  CRITERIA,
  informationGain,
  splitInformation,
} from '../../../_shared/trees/splitCriteria';
import type {Criterion} from '../../../_shared/trees/splitCriteria';
import type {TreeNode} from '../../../_shared/trees/treeGrowth';
import {inTextOrder, leavesTable} from '../../../_shared/trees/treeModel';
import {treeOfSettings} from '../../../_shared/trees/treeSettings';
import {pickedRows} from '../../../_shared/tables/pickedRows';
import {OperatorError} from '../../../_shared/types';
import type {Column, Run, Settings, Table} from '../../../_shared/types';

function criterionOf({criterion = 'gain_ratio'}: Settings): Criterion {
  const found = CRITERIA[String(criterion)];
  if (!found) {
    throw new OperatorError(
      `The criterion "${String(criterion)}" does not fit a nominal label.`,
    );
  }
  return found;
}

/**
 * Grows the whole tree with prepruning. Branches have the order in which they
 * are shown.
 */
function treeOf(
  table: Table,
  labels: TreeLabels,
  settings: Settings,
  best: (rows: Table) => readonly Split[],
): TreeNode {
  const withRoles = table.filter(({role}) => role);
  return inTextOrder(
    treeOfSettings(
      table,
      labels,
      {...settings, no_pruning: settings.apply_pruning === false},
      {
        gapsApart: true,
        benefits: (rows, columns) =>
          best(pickedRows([...columns, ...withRoles], rows)).map(
            ({column: name, ...split}) => ({
              ...split,
              column: columns.find((column) => column.name === name) as Column,
            }),
          ),
      },
    ),
  );
}

function smallest({parts}: Split): number {
  const sizes = new Map<number, number>();
  parts.forEach((part) => sizes.set(part, (sizes.get(part) ?? 0) + 1));
  return Math.min(...sizes.values());
}

/**
 * Decision Tree with prepruning, for a nominal label. `model` has the leaves,
 * `criteria` the best split of the root for each column, sorted by benefit,
 * `limits` all splits of numeric columns, and `split` the selected split, or no
 * row if the root becomes a leaf.
 */
export const run: Run = (inputs, settings) => {
  const {'training set': table = []} = inputs;
  if (!isNominal(labelOf(table))) {
    throw new OperatorError(
      'A numeric label needs the criterion least_square.',
    );
  }
  const labels = {...treeLabels(table), tiesToFirst: true};
  const criterion = criterionOf(settings);
  const minimalGain = Number(settings.minimal_gain ?? 0.01);
  const worth: Worth = (counts) => criterion(counts, minimalGain);
  const isGini = settings.criterion === 'gini_index';
  const splits = splitsOf(table, labels, worth, isGini);
  const limits = regularColumns(table)
    .filter((column) => !isNominal(column))
    .flatMap((column) =>
      splitsAtLimits(column.name, innerNumbers(column), labels, worth),
    );
  const tries = 1 + Number(settings.number_of_prepruning_alternatives ?? 3);
  const leaf = Number(settings.minimal_leaf_size ?? 2);
  const made = splits
    .slice(0, tries)
    .find((split) => split.benefit > 0 && smallest(split) >= leaf);
  const shown = (found: readonly Split[]): Table => {
    const counts = found.map(({parts}) => countsOf(parts, labels));
    return [
      {
        name: 'column',
        type: 'nominal',
        values: found.map(({column}) => column),
      },
      {name: 'limit', type: 'real', values: found.map(({limit}) => limit)},
      {name: 'gain', type: 'real', values: counts.map(informationGain)},
      {
        name: 'split information',
        type: 'real',
        values: counts.map(splitInformation),
      },
      {
        name: 'benefit',
        type: 'real',
        values: found.map(({benefit}) => benefit),
      },
      {name: 'smallest part', type: 'integer', values: found.map(smallest)},
    ];
  };
  const tree = treeOf(table, labels, settings, (rows) =>
    splitsOf(rows, treeLabels(rows), worth, isGini),
  );
  return {
    model: leavesTable(tree, labels),
    criteria: shown(splits),
    limits: shown(limits),
    split: shown(made ? [made] : []),
  };
};
