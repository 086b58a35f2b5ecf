import {expect, it} from 'vitest';
import {run} from '@lab/modeling/associations/item_sets_to_data';
import type {Settings} from '@lab/_shared/types';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const RECEIPTS = 8;
const [sets, shown] = exampleTables(import.meta);
const input = asTable(
  sets?.map((row) => ({...row, Support: Number(row.Frequency) / RECEIPTS})),
);
const converted = (settings: Settings) =>
  run({'frequent item sets': input}, settings)['example set'];

it('makes the table shown, with gaps for absent items', () => {
  expect(shownRows(converted({generate_item_set_indicators: true}))).toEqual(
    shown,
  );
});

it('has five columns without indicators', () => {
  expect(converted({})?.map(({name}) => name)).toEqual([
    'Items',
    'Size',
    'Frequency',
    'Support',
    'Score',
  ]);
});
