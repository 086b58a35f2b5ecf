import {expect, it} from 'vitest';
import {sum} from '@lab/_shared/numbers/averages';
import {run} from '@lab/cleansing/outliers/detect_outlier_cof';
import {column, exampleTables, numbers} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [work] = exampleTables(import.meta);
const settings = {number_of_neighbors: 3, number_of_class_outliers: 2};
const fruits = asTable(work, {fruit: 'label'}, ['weight', 'fruit']);

const detected = (inputs = fruits, with_ = settings) =>
  run({'example set input': inputs}, with_)['example set output'];

const weights = numbers(work, 'weight');
const labels = column(work, 'fruit');
const rows = weights.map((_, row) => row);
const gap = (a: number, b: number) =>
  Math.abs((weights[a] ?? NaN) - (weights[b] ?? NaN));

const nearest = (row: number) =>
  [...rows].sort((a, b) => gap(row, a) - gap(row, b)).slice(0, 3);
const ofClass = (row: number, among: readonly number[]) =>
  among.filter((one) => labels[one] === labels[row] && labels[row] !== '?');

it.each([
  ['same class', (row: number) => ofClass(row, nearest(row)).length],
  [
    'deviation',
    (row: number) => sum(ofClass(row, rows).map((one) => gap(row, one))),
  ],
  ['k distance', (row: number) => sum(nearest(row).map((b) => gap(row, b)))],
])('%s', (name, of) => {
  expect(numbers(work, name)).toEqual(rows.map(of));
});

it('has no factor where all rows deviate alike', () => {
  const pair = [
    {weight: 1, fruit: 'plum'},
    {weight: 2, fruit: 'apple'},
  ];
  const table = asTable(pair, {fruit: 'label'});
  expect(shownRows(detected(table))).toEqual(
    pair.map((row) => ({...row, outlier: 'true', 'COF Factor': '?'})),
  );
});

it('has no factor in the class of a row without any value', () => {
  const rows = [
    {weight: 1, fruit: 'plum'},
    {weight: 2, fruit: 'plum'},
    {weight: 8, fruit: 'apple'},
    {weight: 9, fruit: 'apple'},
    {weight: 11, fruit: 'apple'},
    {weight: '?', fruit: 'plum'},
  ];
  const output = detected(asTable(rows, {fruit: 'label'}), {
    number_of_neighbors: 2,
    number_of_class_outliers: 6,
  });
  const missing = shownRows(output).map((row) => row['COF Factor'] === '?');
  expect(missing).toEqual([true, true, false, false, false, true]);
});

it('stops without a nominal label', () => {
  expect(() => detected(asTable(work))).toThrow('role label');
  expect(() => detected(asTable(work, {weight: 'label'}))).toThrow(
    'must be nominal',
  );
});
