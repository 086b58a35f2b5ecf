import {expect, it} from 'vitest';
import {run} from '@lab/modeling/predictive/trees/chaid';
import type {Table} from '@lab/_shared/types';
import {pessimisticErrors} from '@lab/_shared/trees/treePruning';
import {nominal} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [customers, criteria] = exampleTables(import.meta);
const training = asTable(customers, {customer_id: 'id', churn: 'label'});
const learn = (settings = {}, table: Table = training) =>
  run({'training set': table}, settings);

it('computes chi-squared and the leaves of the page', () => {
  expect(shownRows(learn().criteria)).toEqual(criteria);
});

it('adds up the cells of the contract', () => {
  const counts = [
    [7, 3],
    [2, 0],
  ];
  const expected = [
    [7.5, 2.5],
    [1.5, 0.5],
  ];
  const cells = counts.flatMap((row, at) =>
    row.map((count, place) => {
      const wanted = expected[at]?.[place] ?? NaN;
      return (count - wanted) ** 2 / wanted;
    }),
  );
  expect(cells[0]).toBeCloseTo(0.033, 3);
  expect(cells.reduce((sum, cell) => sum + cell, 0)).toBeCloseTo(0.8, 10);
});

it('takes the best column only if no branch is too small', () => {
  const first = (settings: object) =>
    shownRows(learn({no_pruning: true, ...settings}).model)[0]?.leaf;
  expect(first({minimal_leaf_size: 1})).toMatch(/^region/);
  expect(first({})).toMatch(/^contract/);
  expect(first({number_of_prepruning_alternatives: 0})).toBe('');
});

it('joins leaves that agree below the root', () => {
  const table = [
    nominal('x', [...'uuuuuuvv']),
    nominal('y', [...'pppqqqpp']),
    nominal('label', [...'aababbcc'], 'label'),
  ];
  const agree = table.map((column) =>
    column.role ? {...column, values: [...'aabaabcc']} : column,
  );
  expect(shownRows(learn({no_pruning: true}, table).model)).toHaveLength(3);
  expect(
    shownRows(learn({no_pruning: true, minimal_leaf_size: 1}, agree).model)
      .length,
  ).toBeLessThanOrEqual(3);
  expect(shownRows(learn({}, agree).model)).toHaveLength(2);
  expect(pessimisticErrors(2, 0, 0.1)).toBeCloseTo(
    2 * (1 - Math.sqrt(0.1)),
    10,
  );
});

it('does not split by a constant column, and counts a gap as the first value', () => {
  const table = (x: (string | null)[]) => [
    nominal('x', x),
    nominal('label', [...'aabb'], 'label'),
  ];
  expect(shownRows(learn({}, table([...'uuuu'])).model)).toHaveLength(1);
  expect(shownRows(learn({}, table(['u', null, 'v', 'v'])).model)[0]).toEqual({
    leaf: 'x = u',
    a: 2,
    b: 0,
    prediction: 'a',
  });
});
