import {describe, expect, it} from 'vitest';
import {rounds, run} from '@lab/validation/bootstrapping_validation';
import {column, exampleTables, rounded} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [plants, shown] = exampleTables(import.meta);
const [shares] = exampleTables(import.meta, 'Size of the parts');
const table = asTable(plants, {plant: 'id', bloom: 'label'});
const SETTINGS = {number_of_validations: 4, local_random_seed: 7};

describe('the example', () => {
  const result = run({training: table}, SETTINGS);

  it('draws and tests as the page shows', () => {
    expect(shownRows(result.rounds)).toEqual(shown);
  });

  it('leaves out rows behind the last one that is drawn', () => {
    const [last] = rounds(8, SETTINGS).slice(-1);
    expect(last?.training.at(-1)).toBe(5);
    expect(last?.test).toEqual([0, 1]);
  });
});

it('leaves the shares of rows that the table has', () => {
  expect(column(shares, 'Share of rows left for the test')).toEqual(
    column(shares, 'sample_ratio').map(
      (ratio) => `${(Math.exp(-Number(ratio)) * 100).toFixed(1)}%`,
    ),
  );
  expect(rounded((1 - 1 / 10_000) ** 10_000)).toBe(0.368);
});

it('draws as many rows as the ratio says, and never tests one of them', () => {
  for (const {training, test} of rounds(9, {sample_ratio: 0.5})) {
    // 4.5 is rounded to 5.
    expect(training).toHaveLength(5);
    expect(test.filter((row) => training.includes(row))).toEqual([]);
  }
  expect(rounds(9, {sample_ratio: 0.5})).toHaveLength(10);
});
