import {expect, it} from 'vitest';
import {run} from '../../../../../../plugins/operator-lab/operators/blending/attributes/selection/remove_useless_attributes';
import {columnStatistics} from '../../../../../../plugins/operator-lab/operators/_shared/tables/columnStatistics';
import type {
  Settings,
  Table,
} from '../../../../../../plugins/operator-lab/operators/_shared/types';
import {exampleTables, rounded} from '../../../../support/exampleTables';
import {asTable} from '../../../../support/runTables';

const [orders, choices = []] = exampleTables(
  'operators/blending/attributes/selection/remove_useless_attributes',
);
const table = asTable(orders);
const kept = (settings: Settings, input: Table = table) => {
  const {'example set output': result = []} = run(
    {'example set input': input},
    settings,
  );
  return result.map(({name}) => name).join(', ');
};

it.each(
  choices.map((line) => [Object.values(line).join(' / '), line] as const),
)('%s', (_, line) => {
  expect(
    kept({
      nominal_useless_above: Number(line['nominal useless above']),
      nominal_remove_id_like: line['nominal remove id like'] === 'yes',
      numerical_min_deviation: Number(line['numerical min deviation']),
    }),
  ).toBe(line.columns);
});

it('computes the deviation of the prices', () => {
  const prices = table.find(({name}) => name === 'price')?.values ?? [];
  expect(rounded(Math.sqrt(columnStatistics(prices).variance))).toBe(13.874);
});

it('drops numbers and keeps texts of a table without rows', () => {
  expect(
    kept({}, [
      {name: 'n', type: 'real', values: []},
      {name: 't', type: 'nominal', values: [], knownValues: ['a']},
      {name: 'd', type: 'date', values: []},
      {name: 'l', type: 'real', role: 'label', values: []},
    ]),
  ).toBe('t, d, l');
});
