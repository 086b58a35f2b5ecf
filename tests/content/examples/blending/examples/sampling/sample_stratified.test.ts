import {expect, it} from 'vitest';
import {run} from '@lab/blending/examples/sampling/sample_stratified';
import type {Settings} from '@lab/_shared/types';
import {exampleTables} from '@support/exampleTables';
import {asTable} from '@support/runTables';

const [parcels, draws] = exampleTables(import.meta);
const table = asTable(parcels, {state: 'label'});
const drawn = (settings: Settings, input = table) =>
  run({'example set input': input}, {use_local_random_seed: true, ...settings})[
    'example set output'
  ]?.[0]?.values.join(', ');

it('draws as shown', () => {
  expect(draws).toHaveLength(4);
  for (const {sample, amount, drawn: shown} of draws ?? []) {
    expect(
      drawn({
        sample: String(sample),
        [sample === 'absolute' ? 'sample_size' : 'sample_ratio']:
          Number(amount),
      }),
    ).toBe(shown);
  }
});

it('takes all rows for a size above the table, and 6 for 5 of 9 in three classes', () => {
  expect(drawn({})?.split(', ')).toHaveLength(12);
  const nine = asTable(
    [...'aaabbbccc'].map((state, at) => ({at, state})),
    {state: 'label'},
  );
  expect(drawn({sample_size: 5}, nine)?.split(', ')).toHaveLength(6);
});

it('draws at random without a nominal label', () => {
  expect(drawn({sample_size: 4}, asTable(parcels))?.split(', ')).toHaveLength(
    4,
  );
});
