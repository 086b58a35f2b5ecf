import {expect, it} from 'vitest';
import {run} from '@lab/blending/attributes/types/numerical_to_binominal';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [customers, results = []] = exampleTables(import.meta);
const table = asTable(customers);
const turned = (settings = {}) =>
  run({'example set input': table}, settings)['example set output'];

it.each(Object.keys(results[0] ?? {}).slice(1))('under %s', (title) => {
  const [min, max] = title.match(/-?\d+/g)?.map(Number) ?? [];
  expect(shownCells(turned({min, max}), 'change')).toEqual(
    column(results, title),
  );
});

it('finds everything outside a range that is empty', () => {
  expect(shownCells(turned({min: 1, max: -1}), 'change')).toEqual([
    'true',
    'true',
    'true',
    'true',
    '?',
  ]);
});

it('has only zero in the range by default, and puts the column first', () => {
  expect(turned()?.map(({name}) => name)).toEqual(['change', 'customer']);
});
