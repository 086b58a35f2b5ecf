import {expect, it} from 'vitest';
import {polynomialTerms} from '@lab/_shared/models/localPolynomial';
import {run} from '@lab/blending/attributes/generation/generate_weight_lpr';
import type {Settings} from '@lab/_shared/types';
import {column, exampleTables, numbers} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [days, results] = exampleTables(import.meta);
const [terms] = exampleTables(import.meta, 'Choose enough neighbors');
const notes = {date: {role: 'id'}, sales: {role: 'label'}};
const table = asTable(days, notes);
const weigh = (settings: Settings, input = table) =>
  shownCells(run({'example set': input}, settings)['example set'], 'weight');

it.each([
  ['1 iteration', {degree: 1, k: 7, iterations: 1}],
  ['20 iterations', {degree: 1, k: 7}],
  ['defaults', {}],
])('weighs the days as shown: %s', (title, settings) => {
  expect(weigh(settings)).toEqual(column(results, title));
});

it('counts the terms of a polynomial', () => {
  const counted = (degree: number) =>
    numbers(terms, 'Columns').map(
      (columns) =>
        polynomialTerms(new Array<number>(columns).fill(2), degree).length,
    );
  expect(numbers(terms, 'Terms of degree 1')).toEqual(counted(1));
  expect(numbers(terms, 'Terms of degree 2')).toEqual(counted(2));
  expect(polynomialTerms([2, 3], 2)).toEqual([1, 2, 3, 4, 6, 9]);
});

it('gives the row at the median the weight that the text says', () => {
  expect(Math.sqrt(6).toFixed(3)).toBe('2.449');
  expect(((1 - 1 / 6) ** 2).toFixed(3)).toBe('0.694');
});

it('has no weight for a row with a gap, nor in the next round for its neighbors', () => {
  const rows = Array.from({length: 12}, (_, at) => ({
    x: at,
    z: at === 0 ? '?' : (at * 7) % 5,
    y: at + ((at * 3) % 4),
  }));
  const gap = asTable(rows, {y: 'label'});
  const missing = (iterations: number) =>
    weigh({degree: 1, k: 5, iterations}, gap).filter((cell) => cell === '?')
      .length;
  expect(missing(1)).toBeGreaterThan(1);
  expect(missing(2)).toBeGreaterThan(missing(1));
});

it('fits 0 where all neighbors are equal, or nothing at all', () => {
  const equal = asTable(
    [2, 2, 2, 9].map((y) => ({x: 1, y})),
    {y: 'label'},
  );
  const weighBy = (kernel: string) =>
    weigh({k: 4, iterations: 1, smoothing_kernel: kernel}, equal);
  for (const kernel of ['Rectangular', 'Tricube', 'Triweight']) {
    expect(weighBy(kernel)).toEqual([0.694, 0.694, 0.694, 0]);
  }
  for (const kernel of ['Gaussian', 'Exponential', 'McLain']) {
    expect(weighBy(kernel)).toEqual(['?', '?', '?', '?']);
  }
});

it('overwrites old weights under their name, and wants numbers', () => {
  const old = asTable(
    (days ?? []).map((day) => ({...day, w: 0})),
    {...notes, w: 'weight'},
  );
  expect(shownCells(run({'example set': old}, {})['example set'], 'w')).toEqual(
    column(results, 'defaults'),
  );
  expect(() => weigh({}, asTable(days, {sales: 'label'}))).toThrow(
    'The column "date" is not numeric.',
  );
  const taken = asTable(
    (days ?? []).map((day) => ({...day, weight: 1})),
    notes,
  );
  expect(() => weigh({}, taken)).toThrow('a column "weight" already');
});
