import {expect, it} from 'vitest';
import {run} from '@lab/blending/examples/sampling/sample_bootstrapping';
import type {Settings} from '@lab/_shared/types';
import {nominal} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable} from '@support/runTables';

const [stores, draws] = exampleTables(import.meta);
const table = asTable(stores, {weight: 'weight'});
const drawn = (settings: Settings, input = table) =>
  run({'example set input': input}, {use_local_random_seed: true, ...settings})[
    'example set output'
  ]?.[0]?.values.join(', ');

it('draws as shown, with and without weights', () => {
  expect(draws).toHaveLength(4);
  for (const {use_weights: weights, sample, amount, drawn: shown} of draws ??
    []) {
    expect(
      drawn({
        use_weights: weights === 'true',
        sample: String(sample),
        [sample === 'absolute' ? 'sample_size' : 'sample_ratio']:
          Number(amount),
      }),
    ).toBe(shown);
  }
});

it('rounds half a row up, and never draws a weight of 0', () => {
  const [one] = table;
  const five = one ? [{...one, values: one.values.slice(0, 5)}] : [];
  expect(drawn({sample_ratio: 0.5}, five)?.split(', ')).toHaveLength(3);
  expect(drawn({sample: 'absolute', sample_size: 500})).not.toContain('G');
});

it('draws all rows alike where all weights are 0', () => {
  const none = table.map((column) => ({
    ...column,
    values: column.values.map((value) => (column.role ? 0 : value)),
  }));
  expect(drawn({}, none)).toContain('G');
});

it('stops without rows', () => {
  expect(() => drawn({}, [nominal('store', [])])).toThrow('no rows');
});
