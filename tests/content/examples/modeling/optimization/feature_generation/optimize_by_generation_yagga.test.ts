import {expect, it} from 'vitest';
import {
  mutated,
  quarter,
  run,
} from '@lab/modeling/optimization/feature_generation/optimize_by_generation_yagga';
import {exampleTables, tablesOf} from '@support/exampleTables';
import {columnsOnly} from '@support/givenScores';
import {asTable, shownRows} from '@support/runTables';

const PAGE =
  'operators/modeling/optimization/feature_generation/optimize_by_generation_yagga';
const [candidates = [], results = []] = exampleTables(import.meta);
const [chances = []] = tablesOf(`docs/${PAGE}.mdx`);
const machine = columnsOnly(['load', 'age', 'heat', 'noise']);

it('mutates the candidates of the page', () => {
  const {mutated: result} = run(
    {'example set in': machine, candidates: asTable(candidates)},
    {},
  );
  expect(shownRows(result, 4)).toEqual(results);
});

it('counts chances as the page does', () => {
  expect(
    chances.map((row) => {
      const chance = quarter(Number(row['Columns of a candidate']));
      return {
        ...row,
        'New column in a mutation': chance,
        'Mutations until one is expected': 1 / chance,
      };
    }),
  ).toEqual(chances);
  const mutations = 20 + 20 / 2;
  expect(mutations * quarter(50, 1) * 50).toBe(375);
});

it('names the bounds that the text has', () => {
  expect([quarter(2) / 4, (2 * quarter(4)) / 4]).toEqual([0.03125, 0.03125]);
});

it('does not double a column', () => {
  const draws = {
    original: 0,
    originalColumn: 'load',
    generate: 1,
    newColumn: '',
    remove: [1, 1],
  };
  expect(mutated(['load'], 4, draws)).toEqual(['load']);
});
