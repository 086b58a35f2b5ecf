import {expect, it} from 'vitest';
import {run} from '@lab/blending/attributes/selection/remove_useless_attributes';
import {columnStatistics} from '@lab/_shared/tables/columnStatistics';
import type {Settings, Table} from '@lab/_shared/types';
import {date, nominal, real} from '@support/columns';
import {exampleTables, rounded} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {asTable} from '@support/runTables';

const [orders, choices = []] = exampleTables(import.meta);
const table = asTable(orders);

const {output: computed} = liveExample(import.meta, run);
const kept = (settings: Settings, input: Table = table) => {
  const result = computed(settings, input);
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
      real('n', []),
      nominal('t', [], {knownValues: ['a']}),
      date('d', []),
      real('l', [], 'label'),
    ]),
  ).toBe('t, d, l');
});
