import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Anomaly_Detection/anomaly_detection/nearest_neighbor_based/local_outlier_probability_loop';
import {column, exampleTables, rounded} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {shownCells} from '@support/runTables';

const [table = []] = exampleTables(import.meta);
const {input: days, output: computed} = liveExample(import.meta, run);

const scored = (values: readonly (number | string)[], k = 4, factor = 3) =>
  shownCells(
    computed({k, normalization_factor: factor}, [
      {
        name: 'visitors',
        type: typeof values[0] === 'string' ? 'nominal' : 'integer',
        values,
      },
    ]),
    'outlier',
  );
const visitors = column(table, 'visitors').map(Number);

it.each([3, 1])(
  'gives the probabilities of the page for factor %d',
  (factor) => {
    const output = run(
      {'example set': days},
      {k: 4, normalization_factor: factor},
    );
    expect(shownCells(output['example set'], 'outlier')).toEqual(
      column(table, `factor ${factor}`),
    );
  },
);

it('has the spread of January 6 that the text names', () => {
  const squares = [78, 111, 122, 124].map((far) => far * far);
  const mean = squares.reduce((total, one) => total + one, 0) / 4;
  expect(rounded(Math.sqrt(mean), 1)).toBe(110.3);
});

it('lowers k to the number of different rows minus 1', () => {
  expect(scored(visitors, 50)).toEqual(scored(visitors, 11));
});

it('scores 1 where all rows are equal, and nothing where all lie alike', () => {
  expect(scored([5, 5, 5])).toEqual([1, 1, 1]);
  expect(scored(['a', 'b', 'c'])).toEqual(['NaN', 'NaN', 'NaN']);
});

it('wants three rows', () => {
  expect(() => scored([5, 6])).toThrow('three rows');
});
