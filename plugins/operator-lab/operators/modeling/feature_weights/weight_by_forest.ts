import {complete} from '../../_shared/tables/complete';
import {weightTable} from '../../_shared/search/attributeWeights';
import {
  CRITERIA,
  informationGain,
  splitInformation,
} from '../../_shared/trees/splitCriteria';
import type {PartCounts} from '../../_shared/trees/splitCriteria';
import {OperatorError} from '../../_shared/types';
import type {Run, Table} from '../../_shared/types';

/** Columns of the input that locate a branch. Every other column is a class. */
const PLACES = new Set(['tree', 'split on', 'branch']);

function cells(table: Table, name: string): readonly string[] {
  return (table.find((column) => column.name === name)?.values ?? []).map(
    String,
  );
}

/** Sum of the largest class share of each part. */
function purity(parts: PartCounts): number {
  return parts.reduce(
    (sum, part) =>
      sum + Math.max(...part) / part.reduce((total, one) => total + one, 0),
    0,
  );
}

const BENEFITS: Readonly<Record<string, (parts: PartCounts) => number>> = {
  gain_ratio: (parts) => {
    const information = splitInformation(parts);
    return informationGain(parts) / (information === 0 ? 1 : information);
  },
  information_gain: informationGain,
  gini_index: (parts) => Number(CRITERIA.gini_index?.(parts, 0)),
  accuracy: purity,
};

/**
 * Weight by Tree Importance: adds up the benefits of the splits of a forest,
 * which is a table with a row for each branch. In this example, a column splits
 * at most once in a tree.
 */
export const run: Run = (inputs, settings) => {
  const forest = complete(inputs['random forest']);
  const benefit = BENEFITS[String(settings.criterion ?? 'gain_ratio')];
  if (!benefit) {
    throw new OperatorError('There is no such criterion.');
  }
  const trees = cells(forest, 'tree');
  const classes = forest.filter(({name}) => !PLACES.has(name));
  const splits = new Map<string, {column: string; parts: number[][]}>();
  cells(forest, 'split on').forEach((column, row) => {
    const key = `${trees[row]} ${column}`;
    const split = splits.get(key) ?? {column, parts: []};
    split.parts.push(classes.map(({values}) => Number(values[row])));
    splits.set(key, split);
  });
  const weights = new Map<string, number>();
  for (const {column, parts} of splits.values()) {
    const share = benefit(parts) / new Set(trees).size;
    weights.set(column, (weights.get(column) ?? 0) + share);
  }
  return {
    weights: weightTable(weights, {...settings, sort_weights: false}),
    'random forest': forest,
  };
};
