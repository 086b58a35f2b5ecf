import {sum} from '../../../_shared/numbers/averages';
import {isNominal} from '../../../_shared/tables/chosenColumns';
import {columnWithRole} from '../../../_shared/tables/columnsByRole';
import {knownValues} from '../../../_shared/tables/knownValues';
import {OperatorError} from '../../../_shared/types';
import type {Run} from '../../../_shared/types';

/**
 * Cost of a rank: the cost of the last interval that starts at or before it, or
 * 0.
 */
function costOf(
  rank: number,
  intervals: readonly (readonly [string, string])[],
): number {
  const [, cost] = [...intervals]
    .sort(([one], [other]) => Number(one) - Number(other))
    .filter(([start]) => Number(start) <= rank)
    .at(-1) ?? ['0', '0'];
  return Number(cost);
}

/**
 * Performance (Ranking). The output `ranks` has the rank and the cost of each
 * row.
 */
export const run: Run = ({'example set': table = []}, settings) => {
  const label = columnWithRole(table, 'label');
  if (!label || !isNominal(label)) {
    throw new OperatorError('There is no nominal label.');
  }
  const classes = knownValues(label);
  const confidences = classes.map(
    (name) => columnWithRole(table, `confidence_${name}`)?.values ?? [],
  );
  const ranks = label.values.map((value, row) => {
    const right = confidences[classes.indexOf(String(value ?? ''))];
    if (!right) {
      throw new OperatorError(`Row ${row + 1} has no label.`);
    }
    const base = Number(right[row] ?? NaN);
    return confidences.filter((values) => Number(values[row] ?? NaN) > base)
      .length;
  });
  const intervals = [settings.ranking_costs ?? []].flat() as unknown as [
    string,
    string,
  ][];
  const costs = ranks.map((rank) => costOf(rank, intervals));
  return {
    'example set': table,
    performance: [
      {name: 'measure', type: 'nominal', values: ['RankingCosts']},
      {
        name: 'value',
        type: 'real',
        values: [costs.length === 0 ? null : sum(costs) / costs.length],
      },
    ],
    ranks: [
      {name: 'rank', type: 'integer', values: ranks},
      {name: 'cost', type: 'real', values: costs},
    ],
  };
};
