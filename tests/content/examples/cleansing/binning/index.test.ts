import {expect, it} from 'vitest';
import {run as byBins} from '@lab/cleansing/binning/discretize_by_bins';
import {run as byEntropy} from '@lab/cleansing/binning/discretize_by_entropy';
import {run as byFrequency} from '@lab/cleansing/binning/discretize_by_frequency';
import {run as bySize} from '@lab/cleansing/binning/discretize_by_size';
import {run as byUser} from '@lab/cleansing/binning/discretize_by_user_specification';
import type {Run, Settings} from '@lab/_shared/types';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [customers = []] = exampleTables(
  import.meta,
  'Classes with your own limits, and four other ways',
);

const binned = (run: Run, settings: Settings, rows = customers) =>
  shownCells(
    run(
      {
        'example set input': asTable(rows, {buys: 'label'}, ['visits', 'buys']),
      },
      {range_name_type: 'short', ...settings},
    )['example set output'],
    'visits',
  );

it.each([
  ['Binning', byBins, {number_of_bins: 4}],
  ['Frequency', byFrequency, {number_of_bins: 4}],
  ['Size', bySize, {size_of_bins: 3}],
  ['Entropy', byEntropy, {}],
  [
    'User Specification',
    byUser,
    {
      classes: [
        ['rare', '2'],
        ['regular', '10'],
        ['daily', 'Infinity'],
      ] as [string, string][],
    },
  ],
])('cuts the visits by %s as shown', (operator, run, settings) => {
  expect(binned(run, settings)).toEqual(column(customers, operator));
});

it('lets one huge value move the bins of equal width only', () => {
  const rows = customers.map((row) =>
    row.visits === 41 ? {...row, visits: 410} : row,
  );
  const settings = {number_of_bins: 4};
  expect(binned(byBins, settings, rows)).toEqual([
    ...Array.from({length: 7}, () => 'range1'),
    'range4',
  ]);
  expect(binned(byFrequency, settings, rows)).toEqual(
    binned(byFrequency, settings),
  );
});
