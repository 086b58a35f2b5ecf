import {expect, it} from 'vitest';
import {run} from '@lab/modeling/optimization/feature_weighting/optimize_weights_forward';
import {weightsToTry} from '@lab/_shared/search/weightSearch';
import {exampleTables} from '@support/exampleTables';
import {shownCells, shownRows} from '@support/runTables';
import {shownCandidates, VISITORS, WEIGHTED} from '@support/visitors';

const [trials = []] = exampleTables(import.meta);
const optimize = (settings = {}) => run({'example set in': VISITORS}, settings);

it('makes the trials of the page', () => {
  expect(
    shownCandidates(shownRows(optimize().tried), [
      'generation',
      ...WEIGHTED,
      'accuracy',
    ]),
  ).toEqual(trials);
});

it('applies the best weights to the table, without the column at 0', () => {
  const {'example set out': table, weights, performance} = optimize();
  expect(table?.map(({name}) => name)).toEqual([
    'visits',
    'distance',
    'returns',
  ]);
  expect(shownCells(table, 'distance').slice(0, 2)).toEqual([2, 6]);
  expect(shownCells(weights, 'weight')).toEqual([1, 0, 0.25]);
  expect(shownCells(performance, 'performance')).toEqual([0.9]);
});

it('tries the standard values for a list that is none', () => {
  const standard = [0.25, 0.5, 0.75, 1];
  expect(weightsToTry({weights: '0.1 1 10'}, standard)).toEqual([0.1, 1, 10]);
  expect(weightsToTry({weights: '0.1, many'}, standard)).toEqual(standard);
  expect(weightsToTry({weights: '1  2'}, standard)).toEqual(standard);
  expect(weightsToTry({}, standard)).toEqual(standard);
});

it('normalizes as the text says', () => {
  const [least, middle, most] = [0.25, 0.5, 1];
  expect(((middle - least) / (most - least)).toFixed(2)).toBe('0.33');
  expect(4 * (20 - 1)).toBe(76);
});
