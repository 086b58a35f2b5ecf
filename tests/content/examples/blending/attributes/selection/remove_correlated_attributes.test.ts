import {expect, it} from 'vitest';
import {run} from '@lab/blending/attributes/selection/remove_correlated_attributes';
import type {Settings, Table} from '@lab/_shared/types';
import {real} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {asTable, regularNames} from '@support/runTables';

const [, choices = []] = exampleTables(import.meta);
const {input: table, output: computed} = liveExample(import.meta, run);
const kept = (settings: Settings, input: Table = table) =>
  regularNames(computed(settings, input));

it.each(
  choices.map((line) => [Object.values(line).join(' / '), line] as const),
)('%s', (_, line) => {
  expect(
    kept({
      correlation: Number(line.correlation),
      attribute_order: line['attribute order'] ?? '',
    }),
  ).toBe(line.columns);
});

it('correlates the length and the volume as the text says', () => {
  const pair = table.filter(({name}) => /length_cm|volume/.test(name));
  expect(kept({correlation: 0.9955}, pair)).toBe('length_cm');
  expect(kept({correlation: 0.9965}, pair)).toBe('length_cm, volume');
});

it('takes the covariance of a constant column', () => {
  const constant = asTable([
    {a: 1, b: 5},
    {a: 2, b: 5},
  ]);
  expect(kept({correlation: 0}, constant)).toBe('a, b');
  expect(kept({correlation: 0.1, filter_relation: 'less'}, constant)).toBe('a');
});

it('needs the sign only where it is asked for, and draws an order by the seed', () => {
  const opposite = asTable([
    {a: 1, b: 9},
    {a: 2, b: 4},
    {a: 3, b: -1},
  ]);
  expect(kept({}, opposite)).toBe('a');
  expect(kept({use_absolute_correlation: false}, opposite)).toBe('a, b');
  expect(kept({attribute_order: 'random', local_random_seed: 1992})).toBe(
    kept({attribute_order: 'random', local_random_seed: 1992}),
  );
});

it('has no correlation in a single row, and constant columns without rows', () => {
  const settings = {correlation: 0.1, filter_relation: 'less'};
  expect(kept(settings, asTable([{a: 1, b: 2}]))).toBe('a, b');
  expect(kept(settings, [real('a', []), real('b', [])])).toBe('a');
});
