import {expect, it} from 'vitest';
import {networkFacts} from '@lab/_shared/networks/layerShapes';
import type {LayerPlan} from '@lab/_shared/networks/layerShapes';
import {column, exampleTables, numbers} from '@support/exampleTables';

const [layers = [], variants = []] = exampleTables(
  import.meta,
  'A network, layer by layer',
);

const convolution = (maps: number): LayerPlan => ({
  kind: 'convolution',
  maps,
  kernel: [3, 3],
  stride: [1, 1],
  padding: 'Truncated',
});
const pooling: LayerPlan = {
  kind: 'pooling',
  kernel: [2, 2],
  stride: [2, 2],
  padding: 'Truncated',
};
const image = [28, 28, 1];
const front = [convolution(16), pooling, convolution(32)];
const end: LayerPlan[] = [
  {kind: 'dense', neurons: 64},
  {kind: 'dense', neurons: 10},
];
const facts = networkFacts(image, [...front, ...end]);
const weightsOf = (found: typeof facts) =>
  found.reduce((sum, {weights}) => sum + weights, 0);

it('works out the shapes', () => {
  const shapes = facts.map(({shape}) => shape.join(' × '));
  expect(column(layers, 'Shape out').map(String)).toEqual(shapes);
  expect(column(layers, 'Shape in').map(String)).toEqual([
    image.join(' × '),
    ...shapes.slice(0, -1),
  ]);
});

it('counts the weights', () => {
  expect(numbers(layers, 'Weights and biases')).toEqual(
    facts.map(({weights}) => weights),
  );
  expect(weightsOf(facts)).toBe(253322);
  expect(Math.round((100 * 247872) / weightsOf(facts))).toBe(98);
});

it('compares what stands in front of the fully-connected layer', () => {
  const found = [[], [pooling], [{kind: 'global pooling'} as const]].map(
    (more) => {
      const all = networkFacts(image, [...front, ...more, ...end]);
      const before = all.at(-3)?.shape ?? [];
      return [
        before.reduce((one, other) => one * other, 1),
        all.at(-2)?.weights,
        weightsOf(all),
      ];
    },
  );
  expect(found).toEqual(
    variants.map((row) => [
      row['Its input'],
      row['Its weights'],
      row['Whole network'],
    ]),
  );
});
