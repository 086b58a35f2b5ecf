import {expect, it} from 'vitest';
import {run} from '@lab/blending/attributes/generation/generate_absolutes';
import {real} from '@support/columns';
import {column, exampleTables, rounded} from '@support/exampleTables';
import {asTable} from '@support/runTables';

const [days, results] = exampleTables(import.meta);
const table = asTable(days);
const absolute = (settings = {}) =>
  run({'example set input': table}, settings)['example set output'];
const mean = (cells: readonly unknown[]) => {
  const known = cells.filter((cell) => typeof cell === 'number');
  return known.reduce((sum, cell) => sum + cell, 0) / known.length;
};

it('takes the signs of one column', () => {
  const output = absolute({
    attribute_filter_type: 'single',
    attribute: 'error',
  });
  expect(output?.map(({name}) => name)).toEqual(Object.keys(results![0]!));
});

it('gives the means that the page names', () => {
  expect(mean(column(results, 'error'))).toBe(80);
  expect(rounded(mean(column(days, 'error')))).toBe(-0.333);
});

it('takes all signs by default, keeps types, and makes minus infinity infinite', () => {
  const [temperature, error] = absolute() ?? [];
  expect(temperature).toMatchObject({type: 'integer', values: [4, 0, 2, 1]});
  expect(error?.type).toBe('real');
  const infinite = run({'example set input': [real('x', [-Infinity])]}, {});
  expect(infinite['example set output']?.[0]?.values).toEqual([Infinity]);
});
