import {expect, it} from 'vitest';
import {run} from '@lab/modeling/associations/apply_association_rules';
import type {Table} from '@lab/_shared/types';
import {nominal, real} from '@support/columns';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [baskets, rules, shown] = exampleTables(import.meta);
const ITEM = {type: 'binominal', knownValues: ['false', 'true']} as const;
const table = asTable(baskets, {
  basket: 'id',
  bread: ITEM,
  butter: ITEM,
  jam: ITEM,
  milk: ITEM,
});
const scored = (method: string, input: Table = table) =>
  run(
    {'example set': input, 'association rules': asTable(rules)},
    {confidence_aggregation_method: method},
  )['example set'];

it.each(['binary', 'aggregated confidence', 'aggregated lift'])(
  'scores by %s as shown',
  (method) => {
    const rows = shown?.filter((row) => row.method === method);
    for (const name of ['confidence(bread)', 'confidence(butter)']) {
      expect(shownCells(scored(method), name)).toEqual(column(rows, name));
    }
  },
);

it('gives 0 where an item of a premise has no column', () => {
  const without = table.filter(({name}) => name !== 'butter');
  expect(
    shownCells(scored('aggregated confidence', without), 'confidence(bread)'),
  ).toEqual([0, 0.667, 0.667, 0.75]);
});

it('has no score where a rule that applies has no conviction', () => {
  const unknown = [
    nominal('Premises', ['jam']),
    nominal('Conclusion', ['bread']),
    real('conviction', [null]),
  ];
  const result = run(
    {'example set': table, 'association rules': unknown},
    {confidence_aggregation_method: 'aggregated conviction'},
  )['example set'];
  expect(result?.at(-1)?.values).toEqual([0, NaN, NaN, 0]);
});

it('stops at a number, and at three values', () => {
  expect(() => scored('binary', [real('price', [1])])).toThrow(
    '"price" is not nominal',
  );
  expect(() => scored('binary', [nominal('day', [...'abc'])])).toThrow(
    '"day" is not nominal with two values',
  );
});
