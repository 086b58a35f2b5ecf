import {expect, it} from 'vitest';
import {networkFacts} from '@lab/_shared/networks/layerShapes';
import {run} from '@lab/extensions/Deep_Learning/modeling/dl4j_tensor_sequential_neural_network';
import {exampleTables, numbers, picked} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [parts, steps = []] = exampleTables(import.meta);
const neuron = asTable(parts);

it('computes the steps of an LSTM neuron', () => {
  const names = Object.keys(steps[0] ?? {}).slice(1);
  const found = run({series: asTable(picked(steps, ['value'])), neuron}, {});
  expect(shownRows(found.steps)).toEqual(picked(steps, names));
});

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
