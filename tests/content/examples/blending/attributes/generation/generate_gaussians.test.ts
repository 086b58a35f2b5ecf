import {expect, it} from 'vitest';
import {run} from '@lab/blending/attributes/generation/generate_gaussians';
import type {Settings} from '@lab/_shared/types';
import {real} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [customers] = exampleTables(import.meta);
const table = asTable(customers, {customer_id: 'id'});
const gaussians = (settings: Settings, input = table) =>
  run({'example set input': input}, settings)['example set output'];

it('leaves as much of the peak at one, two, and three widths as the text says', () => {
  const distances = asTable([{x: 0}, {x: 1}, {x: -2}, {x: 3}]);
  expect(shownCells(gaussians({}, distances), 'gauss(x, 0.0, 1.0)')).toEqual([
    1, 0.368, 0.018, 0,
  ]);
  expect(
    shownCells(gaussians({sigma: -1}, distances), 'gauss(x, 0.0, -1.0)'),
  ).toEqual([1, 0.368, 0.018, 0]);
});

it('knows no closeness to the target itself under a width of 0', () => {
  const values = asTable([{x: 0}, {x: 1}]);
  expect(
    shownCells(gaussians({sigma: 0}, values), 'gauss(x, 0.0, 0.0)'),
  ).toEqual(['?', 0]);
});

it('removes a column with a gap under the filter by gaps, and adds its curve', () => {
  expect(
    gaussians({attribute_filter_type: 'no_missing_values'})?.map(
      ({name}) => name,
    ),
  ).toEqual(['customer_id', 'gauss(monthly_charge, 0.0, 1.0)']);
});

it('stops where the new name is taken', () => {
  expect(() => gaussians({}, gaussians({}))).toThrow('already');
  expect(() =>
    gaussians({attribute_filter_type: 'single', attribute: 'x'}, [
      real('x', []),
      real('gauss(x, 0.0, 1.0)', []),
    ]),
  ).toThrow('There is a column "gauss(x, 0.0, 1.0)" already.');
});
