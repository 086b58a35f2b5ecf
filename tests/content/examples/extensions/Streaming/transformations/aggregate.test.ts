import {describe, expect, it} from 'vitest';
import {run} from '@lab/extensions/Streaming/transformations/aggregate';
import type {Table} from '@lab/_shared/types';
import {nominal} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [sales] = exampleTables(import.meta);

/** Amounts as texts, the format that Flink requires. */
const asTexts = (table: Table): Table =>
  table.map((column) =>
    column.name === 'sales'
      ? {
          ...column,
          type: 'nominal',
          values: column.values.map((value) => value && String(value)),
        }
      : column,
  );

const input = asTexts(asTable(sales, {arrival: 'arrival'}));

function aggregated(table: Table, name = 'Sum') {
  return run(
    {'input stream': table},
    {key: 'shop', value_key: 'sales', window_length: 60, function: name},
  )['output stream'];
}

describe('the sums of windows', () => {
  it('leave an event at the end of a window to the next one', () => {
    expect(shownCells(aggregated(input, 'Count'), 'COUNT-sales')).toEqual([
      2, 1, 1, 0,
    ]);
  });

  it('take texts only', () => {
    expect(() => aggregated(asTable(sales, {arrival: 'arrival'}))).toThrow(
      'The field "sales" is no text.',
    );
  });
});

it('finds no maximum below the smallest positive number', () => {
  const table = [
    nominal('shop', ['Harbor', 'Harbor']),
    nominal('sales', ['-3', '-1']),
  ];
  expect(
    aggregated(table, 'Maximum')?.find(({name}) => name === 'MAX-sales')
      ?.values,
  ).toEqual([Number('4.9E-324')]);
});

it('has no average of a window without values', () => {
  expect(() => aggregated(input, 'Average')).toThrow('average of nothing');
});
