import {complete} from '../../../_shared/tables/complete';
import {
  innerNumbers,
  regularColumns,
  rowCount,
} from '../../../_shared/tables/innerNumbers';
import {withPredictions} from '../../../_shared/models/prediction';
import {partCounts, treeLabels} from '../../../_shared/trees/splitBenefit';
import type {TreeLabels} from '../../../_shared/trees/splitBenefit';
import {CRITERIA} from '../../../_shared/trees/splitCriteria';
import type {Criterion} from '../../../_shared/trees/splitCriteria';
import {columnWithRole} from '../../../_shared/tables/columnsByRole';
import {NotComputed, OperatorError} from '../../../_shared/types';
import type {Column, Run, Table} from '../../../_shared/types';

/** A tree with one split: its limit, and the class counts of both leaves. */
type Split = {
  readonly limit: number;
  readonly leaves: readonly (readonly number[])[];
};

function splitOf(
  values: readonly number[],
  drawn: readonly number[],
  labels: TreeLabels,
): Split {
  const worth = CRITERIA.gain_ratio as Criterion;
  const known = [...new Set(drawn.map((row) => values[row] as number))].sort(
    (a, b) => a - b,
  );
  const best = known
    .slice(1)
    .map((value, at) => {
      const limit = ((known[at] as number) + value) / 2;
      const parts = drawn.map((row) => Number((values[row] as number) > limit));
      const leaves = partCounts(parts, drawn, 2, labels);
      return {limit, leaves, benefit: worth(leaves, 0)};
    })
    .reduce((found, one) => (one.benefit > found.benefit ? one : found));
  return best;
}

const share = (counts: readonly number[]): number[] => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => count / total);
};

/**
 * Returns the position of the largest number. Throws in a tie, because the
 * operator draws among equal classes.
 */
function largest(numbers: readonly number[]): number {
  const most = Math.max(...numbers);
  if (numbers.filter((number) => number === most).length > 1) {
    throw new NotComputed(
      'Two classes are equally likely, so the operator draws one of them.',
    );
  }
  return numbers.indexOf(most);
}

function confidencesOf(
  leaves: readonly (readonly number[])[],
  isMajority: boolean,
): number[] {
  const said = leaves.map((counts) => {
    const shares = share(counts);
    const vote = counts.indexOf(Math.max(...counts));
    return isMajority ? shares.map((_, at) => Number(at === vote)) : shares;
  });
  return (said[0] ?? []).map(
    (_, at) => said.reduce((sum, one) => sum + (one[at] ?? 0), 0) / said.length,
  );
}

/**
 * Random Forest of trees with one split by one numeric column. `draws` has a
 * row for each tree, with the numbers of its training rows, starting at 1.
 * `trees` has the limits and leaves, and `labelled data` the predictions for
 * `unlabelled data`.
 */
export const run: Run = (inputs, settings) => {
  const {draws = []} = inputs;
  const table = complete(inputs['training set']);
  const data = complete(inputs['unlabelled data']);
  const labels = treeLabels(table);
  const [column] = regularColumns(table);
  if (!column) {
    throw new OperatorError('The training data have no regular column.');
  }
  const drawn = (draws[0]?.values ?? []).map((rows) =>
    String(rows)
      .split(' ')
      .map((row) => Number(row) - 1),
  );
  const values = innerNumbers(column);
  const trees = drawn.map((rows) => splitOf(values, rows, labels));
  const asked = data.find(({name}) => name === column.name);
  const numbers = asked ? innerNumbers(asked) : [];
  const leavesAt = (row: number) =>
    trees.map(
      ({limit, leaves}) =>
        leaves[Number((numbers[row] as number) > limit)] as readonly number[],
    );
  const isMajority = settings.voting_strategy === 'majority vote';
  const predictions = Array.from({length: rowCount(data)}, (_, row) => {
    const confidences = confidencesOf(leavesAt(row), isMajority);
    return {value: labels.classes[largest(confidences)] ?? null, confidences};
  });
  const shown = (part: number, place: number): Column => ({
    name: `${labels.classes[place]} ${part ? 'above' : 'up to'}`,
    type: 'integer',
    values: trees.map(({leaves}) => leaves[part]?.[place] ?? 0),
  });
  const treesTable: Table = [
    {name: 'limit', type: 'real', values: trees.map(({limit}) => limit)},
    ...[0, 1].flatMap((part) => labels.classes.map((_, at) => shown(part, at))),
  ];
  const label = columnWithRole(table, 'label') as Column;
  return {
    trees: treesTable,
    'labelled data': withPredictions(data, label, predictions),
  };
};
