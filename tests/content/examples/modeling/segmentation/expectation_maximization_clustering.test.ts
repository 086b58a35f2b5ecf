import {expect, it} from 'vitest';
import {
  expect as membershipsOf,
  run,
} from '@lab/modeling/segmentation/expectation_maximization_clustering';
import {run as kMeans} from '@lab/modeling/segmentation/k_means';
import {column, exampleTables, picked} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [output = [], components] = exampleTables(import.meta);
const table = asTable(picked(output, ['call', 'minutes']), {call: 'id'});
const fitted = (settings = {}) => run({'example set': table}, settings);

it('finds the probabilities and clusters of the page', () => {
  expect(shownRows(fitted()['clustered set'])).toEqual(
    picked(output, [
      'call',
      'minutes',
      'cluster_0_probability',
      'cluster_1_probability',
      'cluster',
    ]),
  );
});

it('fits the distributions of the page', () => {
  const found = fitted().components;
  expect(shownRows(found)).toEqual(components);
  const deviation = Math.sqrt(Number(shownCells(found, 'variance')[0]));
  const away = (10 - Number(shownCells(found, 'mean')[0])) / deviation;
  expect(deviation).toBeCloseTo(0.95, 2);
  expect(away).toBeGreaterThan(4.7);
  expect(away).toBeLessThan(5);
});

it('differs from k-Means as the page shows', () => {
  const {'clustered set': plain} = kMeans({'example set': table}, {k: 2});
  expect(shownCells(plain, 'cluster')).toEqual(column(output, 'k-Means'));
});

it('shares a row evenly between two equal clusters', () => {
  const equal = {variance: 1, share: 0.5};
  expect(
    membershipsOf(
      [[1]],
      [
        {mean: [0], ...equal},
        {mean: [2], ...equal},
      ],
    ),
  ).toEqual([[0.5, 0.5]]);
});

it('stops for a gap, and for fewer rows than clusters', () => {
  const gap = table.map((one) => ({...one, values: [...one.values, null]}));
  expect(() => run({'example set': gap}, {})).toThrow('missing');
  expect(() => fitted({k: 11})).toThrow('fewer rows');
});
