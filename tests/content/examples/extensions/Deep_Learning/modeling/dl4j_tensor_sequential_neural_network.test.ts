import {expect, it} from 'vitest';
import {networkFacts} from '@lab/_shared/networks/layerShapes';
import {run} from '@lab/extensions/Deep_Learning/modeling/dl4j_tensor_sequential_neural_network';
import {exampleTables, numbers} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [parts] = exampleTables(import.meta);
const neuron = asTable(parts);

it('keeps some of its memory where the value is 0', () => {
  const series = asTable([{value: 0.9}, {value: 0}]);
  const [first, second] = shownCells(
    run({series, neuron}, {}).steps,
    'memory',
  ).map(Number);
  expect(second).toBeGreaterThan(0.7 * Number(first));
});

it('counts the weights of the network for weeks', () => {
  const [, layers = []] = exampleTables(import.meta, 'Description');
  const facts = networkFacts(
    [7, 2],
    [
      {kind: 'lstm', neurons: 8},
      {kind: 'global pooling'},
      {kind: 'dense', neurons: 2},
    ],
  );
  expect(facts.map(({shape, weights}) => [shape.join(' × '), weights])).toEqual(
    layers.map((row) => [String(row.Out), row.Weights]),
  );
  expect(numbers(layers, 'Weights')[0]).toBe(4 * (2 + 8 + 1) * 8);
});
