import {expect, it} from 'vitest';
import {run as bootstrapping} from '@lab/blending/examples/sampling/sample_bootstrapping';
import {run as kennardStone} from '@lab/blending/examples/sampling/sample_kennard_stone';
import {run as sample} from '@lab/blending/examples/sampling/sample';
import {run as stratified} from '@lab/blending/examples/sampling/sample_stratified';
import type {Run, Settings} from '@lab/_shared/types';
import {binominal, integer} from '@support/columns';
import {exampleTables} from '@support/exampleTables';

const [draws] = exampleTables(import.meta, 'The same table in four of them');
const IDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const table = [
  integer('customer', IDS, 'id'),
  integer('calls', [0, 1, 0, 1, 0, 0, 1, 4, 5, 1]),
  binominal(
    'churn',
    IDS.map((id) => (id > 6 && id < 10 ? 'yes' : 'no')),
    'label',
  ),
];

const drawn = (run: Run, seed: number, settings: Settings = {sample_size: 4}) =>
  run(
    {'example set input': table},
    {use_local_random_seed: true, local_random_seed: seed, ...settings},
  )['example set output']?.[0]?.values.join(', ');

it.each([
  ['Sample', sample, undefined],
  [
    'Sample, two of each class',
    sample,
    {
      balance_data: true,
      sample_size_per_class: [
        ['no', '2'],
        ['yes', '2'],
      ] as [string, string][],
    },
  ],
  ['Sample (Stratified)', stratified, undefined],
  [
    'Sample (Bootstrapping)',
    bootstrapping,
    {sample: 'absolute', sample_size: 4},
  ],
  ['Sample (Kennard-Stone)', kennardStone, undefined],
])('draws by %s as shown', (operator, run, settings) => {
  expect(draws?.find((row) => row.Operator === operator)).toEqual({
    Operator: operator,
    'Seed 3': drawn(run, 3, settings),
    'Seed 4': drawn(run, 4, settings),
    'Seed 5': drawn(run, 5, settings),
  });
});
