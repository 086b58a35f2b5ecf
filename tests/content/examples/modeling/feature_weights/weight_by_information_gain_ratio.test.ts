import {expect, it} from 'vitest';
import {run} from '@lab/modeling/feature_weights/weight_by_information_gain_ratio';
import {run as gainOf} from '@lab/modeling/feature_weights/weight_by_information_gain';
import {bestLimit} from '@lab/_shared/trees/splitWeights';
import {CRITERIA, splitInformation} from '@lab/_shared/trees/splitCriteria';
import {labeledRows} from '@lab/_shared/tables/labelCounts';
import type {Settings, Table} from '@lab/_shared/types';
import {integer, nominal, real} from '@support/columns';
import {exampleTables, rounded} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [input, output] = exampleTables(import.meta);
const table = asTable(input, {escalated: 'label'});
const weigh = (example: Table, settings: Settings = {}) =>
  shownRows(run({'example set': example}, settings).weights);

it('divides the gain by the split information', () => {
  const gains = shownRows(gainOf({'example set': table}, {}).weights);
  for (const line of output ?? []) {
    const gain = gains.find(({column}) => column === line.column)?.weight;
    expect(gain).toBe(line.gain);
    expect(
      Math.abs(
        Number(line.gain) / Number(line['split information']) -
          Number(line.weight),
      ),
    ).toBeLessThan(0.002);
  }
});

it('computes the split information', () => {
  const information = (counts: readonly number[]) =>
    rounded(splitInformation(counts.map((count) => [count])));
  expect(
    [
      [3, 3, 2],
      [1, 1, 1, 1, 1, 1, 1, 1],
      [7, 1],
      [3, 5],
    ].map(information),
  ).toEqual((output ?? []).map((line) => line['split information']));
});

it('finds the limit between 3 and 7 hours, and gives a constant 0', () => {
  const hours = table.find(({name}) => name === 'hours_open');
  expect(
    hours &&
      bestLimit(
        hours,
        labeledRows(table),
        (parts) => CRITERIA.gain_ratio?.(parts, 0) ?? 0,
      ),
  ).toBe(5);
  const label = nominal('y', ['a', 'b', null], 'label');
  expect(
    weigh([nominal('one', ['k', 'k', 'k']), real('n', [1, 1, 1]), label]),
  ).toEqual([
    {column: 'one', weight: 0},
    {column: 'n', weight: 0},
  ]);
});

it('gives 0 where parting the gaps from the numbers would be best', () => {
  const gaps = [
    integer('n', [1, 2, null, null]),
    nominal('y', ['a', 'a', 'b', 'b'], 'label'),
  ] as const;
  expect(weigh(gaps)).toEqual([{column: 'n', weight: 0}]);
});
