import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Anomaly_Detection/rpca_based_anomaly';
import {chiSquaredQuantile} from '@lab/_shared/numbers/distributions';
import type {Settings} from '@lab/_shared/types';
import {column, exampleTables, rounded} from '@support/exampleTables';
import type {ExampleTable} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [table = []] = exampleTables(import.meta);

function scores(settings: Settings, rows: ExampleTable = table) {
  const motors = asTable(rows, {motor: 'id'}, ['motor', 'load', 'power']);
  return shownCells(run({exa: motors}, settings).exa, 'prediction');
}

const minor = {
  component_usage: 'only use minor components',
  minor_components: 'use fixed number of components',
};

it('gives the scores of the page', () => {
  expect(scores(minor)).toEqual(column(table, 'minor'));
});

it.each([
  [1, 5.024],
  [2, 7.378],
  [3, 9.348],
])('has the quantile for %d degrees of freedom', (freedom, quantile) => {
  expect(rounded(chiSquaredQuantile(0.975, freedom))).toBe(quantile);
});

it('scores 0 at a probability of 1', () => {
  expect(scores({probability_for_normal_class: 1})).toEqual(table.map(() => 0));
});

it('ranks rows by the major components like by all', () => {
  const major = scores({component_usage: 'only use major components'});
  expect(rounded(Number(major[9]), 1)).toBe(
    rounded((9.358 * 7.378) / 5.024, 1),
  );
});

it('scores 0 with more minor components than columns, and counts a component twice', () => {
  expect(new Set(scores({...minor, number_of_minor_pcs: 3}))).toEqual(
    new Set([0]),
  );
  const both = scores({
    ...minor,
    component_usage: 'use major and minor components',
    major_components: 'use fixed number of components',
    number_of_major_pcs: 2,
  });
  expect(rounded(Number(both[9]), 1)).toBe(rounded((9.358 * 7.378) / 9.348, 1));
});

it('wants a component, and no gaps', () => {
  expect(() =>
    scores({
      component_usage: 'only use minor components',
      eigenvalue_threshold_max: 0.001,
    }),
  ).toThrow('No component');
  expect(() =>
    scores({}, [...table, {motor: 'M12', load: '?', power: 1}]),
  ).toThrow('missing');
});
