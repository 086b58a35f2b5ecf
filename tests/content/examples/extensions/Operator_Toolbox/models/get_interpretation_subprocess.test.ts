import {expect, it} from 'vitest';
import type {Settings} from '@lab/_shared/types';
import {run} from '@lab/extensions/Operator_Toolbox/models/get_interpretation_subprocess';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [widths, weights] = exampleTables(import.meta);
const weighted = (settings: Settings) =>
  run({exa: asTable(weights, {}, ['d'])}, settings).exa;

it('sets the width by the number of columns', () => {
  expect(
    column(widths, 'Columns').map(
      (columns) => shownCells(weighted({columns}), 'width')[0],
    ),
  ).toEqual(column(widths, 'Width'));
});

it.each([
  [0.4, 4],
  [0.6, 9],
  [1, 25],
])('weighs rows with the width %s as shown', (locality, columns) => {
  const shown = column(weights, `Width ${locality}`);
  expect(shownCells(weighted({columns}), 'weight')).toEqual(shown);
  const own = weighted({use_locality_heuristics: false, locality});
  expect(shownCells(own, 'weight')).toEqual(shown);
});

it('gives 1 / sqrt(e) to a row at exactly one width', () => {
  const {exa} = run({exa: asTable([{d: 0.6}])}, {columns: 9});
  expect(shownCells(exa, 'weight')).toEqual([
    Number((1 / Math.sqrt(Math.E)).toFixed(3)),
  ]);
});
