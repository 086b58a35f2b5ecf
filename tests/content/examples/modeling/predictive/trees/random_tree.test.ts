import {expect, it} from 'vitest';
import {guessedRatio, run} from '@lab/modeling/predictive/trees/random_tree';
import {exampleTables, rounded} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [customers, seeds = [], leaves = []] = exampleTables(import.meta);
const [chances = []] = exampleTables(import.meta, 'Description');
const training = asTable(customers, {customer_id: 'id', churn: 'label'});
const learn = (settings = {}) => run({'training set': training}, settings);

it('guesses the chances of the page', () => {
  expect(chances).toEqual(
    [2, 6, 20, 100].map((columns) => ({
      Columns: columns,
      'Chance of each': rounded(guessedRatio(columns)),
      'Expected columns': rounded(guessedRatio(columns) * columns),
    })),
  );
});

it('draws the columns of the page', () => {
  expect(
    seeds.map(({seed}) => {
      const {draws, model} = learn({local_random_seed: seed});
      return {
        seed,
        'drawn at the root': shownCells(draws, 'drawn')[0],
        leaves: shownRows(model).length,
      };
    }),
  ).toEqual(seeds);
});

it('learns the largest of the three trees', () => {
  const rows = shownRows(learn({local_random_seed: 4}).model);
  expect(
    rows.map((row) => ({
      ...row,
      leaf: String(row.leaf).replaceAll('48.105000000000004', '48.105'),
    })),
  ).toEqual(leaves);
  expect(shownRows(learn({local_random_seed: 2}).model)[0]?.prediction).toBe(
    'no',
  );
});

it('draws from what the parent has left', () => {
  const {draws} = learn({local_random_seed: 12});
  const columns = shownCells(draws, 'columns');
  const drawn = shownCells(draws, 'drawn');
  expect(columns.slice(1)).toEqual(drawn.slice(0, -1));
});

it('drops nothing at a ratio of 1, and all but one at 0', () => {
  const drawn = (ratio: number) =>
    String(
      shownCells(
        learn({guess_subset_ratio: false, subset_ratio: ratio}).draws,
        'drawn',
      )[0],
    ).split(', ').length;
  expect(drawn(1)).toBe(6);
  expect(drawn(0)).toBe(1);
});
