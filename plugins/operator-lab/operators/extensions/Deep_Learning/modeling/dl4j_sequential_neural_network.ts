import {complete} from '../../../_shared/tables/complete';
import {layerValues} from '../../../_shared/networks/denseLayers';
import type {Matrix} from '../../../_shared/numbers/matrix';
import type {Column, Run, Table} from '../../../_shared/types';

const numbersOf = (columns: readonly Column[], row: number) =>
  columns.map(({values}) => Number(values[row]));

/**
 * Weights of neurons, from a table with one neuron in each row. The first
 * column has the names of the neurons.
 */
function weightsOf(neurons: Table): Matrix {
  const [, ...weights] = neurons;
  return (weights[0]?.values ?? []).map((_, row) => numbersOf(weights, row));
}

const namesOf = (neurons: Table) => (neurons[0]?.values ?? []).map(String);

/**
 * Forward pass of rows through a trained network with one hidden layer (ReLU)
 * and an output layer (Softmax). `hidden` and `output` are tables of weights,
 * and `loss` is the cross entropy of each row that has a label.
 */
export const run: Run = (inputs) => {
  const {'unlabelled data': data = []} = inputs;
  const hidden = complete(inputs.hidden);
  const output = complete(inputs.output);
  const regular = complete(data.filter(({role}) => !role));
  const label = data.find(({role}) => role === 'label');
  const values = (regular[0]?.values ?? []).map((_, row) =>
    layerValues(numbersOf(regular, row), [
      {weights: weightsOf(hidden), activation: 'ReLU'},
      {weights: weightsOf(output), activation: 'Softmax'},
    ]),
  );
  const columnsOf = (names: readonly string[], layer: number): Column[] =>
    names.map((name, neuron) => ({
      name,
      type: 'real',
      values: values.map((layers) => Number(layers[layer]?.[neuron])),
    }));
  const classes = namesOf(output);
  const loss: Column = {
    name: 'loss',
    type: 'real',
    values: values.map((layers, row) => {
      const at = classes.indexOf(String(label?.values[row] ?? ''));
      return at < 0 ? null : -Math.log(Number(layers[1]?.[at]));
    }),
  };
  return {
    'labelled data': [
      ...data.filter(({role}) => role),
      ...columnsOf(namesOf(hidden), 0),
      ...columnsOf(classes, 1),
      loss,
    ],
  };
};
