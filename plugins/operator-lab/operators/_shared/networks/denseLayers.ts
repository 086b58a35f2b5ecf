import {dot} from '../numbers/matrix';
import type {Matrix} from '../numbers/matrix';

/** Activation function. Softmax depends on all neurons of the layer. */
export type Activation = 'ReLU' | 'Softmax' | 'None';

/**
 * A fully connected layer. Each row has the input weights of a neuron, followed
 * by its bias.
 */
export type DenseLayer = {
  readonly weights: Matrix;
  readonly activation: Activation;
};

/** Applies an activation function to the sums of a layer. */
export function activate(
  sums: readonly number[],
  activation: Activation,
): number[] {
  switch (activation) {
    case 'ReLU':
      return sums.map((sum) => Math.max(0, sum));
    case 'Softmax': {
      const powers = sums.map((sum) => Math.exp(sum - Math.max(...sums)));
      const total = powers.reduce((one, other) => one + other, 0);
      return powers.map((power) => power / total);
    }
    case 'None':
      return [...sums];
  }
}

/** Returns the output of each layer for a row, the first layer first. */
export function layerValues(
  row: readonly number[],
  layers: readonly DenseLayer[],
): readonly (readonly number[])[] {
  const values: (readonly number[])[] = [];
  let before = row;
  for (const {weights, activation} of layers) {
    const inputs = [...before, 1];
    before = activate(
      weights.map((neuron) => dot(inputs, neuron)),
      activation,
    );
    values.push(before);
  }
  return values;
}
