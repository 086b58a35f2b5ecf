import {expect, it} from 'vitest';
import {run} from '@lab/modeling/feature_weights/weight_by_value_average';
import type {Table} from '@lab/_shared/types';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [tickets, output] = exampleTables(import.meta);
const table = asTable(tickets, {topic: 'label'});
const weigh = (
  name: string,
  example: Table = table,
  settings: Readonly<Record<string, boolean>> = {},
) =>
  run(
    {'example set': example},
    {class_to_characterize: name, sort_direction: 'descending', ...settings},
  ).weights;

it('gives 0 to all columns for one gap, and for a class without rows', () => {
  const zeros = column(output, 'access');
  expect(shownCells(weigh('access'), 'weight')).toEqual(zeros);
  expect(shownCells(weigh('sales'), 'weight')).toEqual(zeros);
});

it('gives 1 instead of 0 if the weights are normalized', () => {
  const normalized = weigh('sales', table, {normalize_weights: true});
  expect(new Set(shownCells(normalized, 'weight'))).toEqual(new Set([1]));
});

it('needs a label', () => {
  expect(() => weigh('billing', table.slice(0, 4))).toThrow(
    'The table has no label.',
  );
});
