import {expect, it} from 'vitest';
import {run} from '../../../../../../plugins/operator-lab/operators/blending/attributes/selection/remove_correlated_attributes';
import type {
  Settings,
  Table,
} from '../../../../../../plugins/operator-lab/operators/_shared/types';
import {exampleTables} from '../../../../support/exampleTables';
import {asTable, regularNames} from '../../../../support/runTables';

const [parcels, choices = []] = exampleTables(
  'operators/blending/attributes/selection/remove_correlated_attributes',
);
const table = asTable(parcels, {parcel: {role: 'id'}});
const kept = (settings: Settings, input: Table = table) =>
  regularNames(
    run({'example set input': input}, settings)['example set output'],
  );

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
  expect(
    kept(settings, [
      {name: 'a', type: 'real', values: []},
      {name: 'b', type: 'real', values: []},
    ]),
  ).toBe('a');
});
