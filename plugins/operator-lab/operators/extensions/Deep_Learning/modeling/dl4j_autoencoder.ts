import {layerValues} from '../../../_shared/networks/denseLayers';
import {complete} from '../../../_shared/tables/complete';
import {cellsOf} from '../../../_shared/tables/namedColumn';
import type {Column, Run} from '../../../_shared/types';

/**
 * Codes, reconstructed rows, and errors of a trained autoencoder with one
 * neuron in the hidden layer. `network` has a column for each input, and three
 * rows: the weights of the encoder, whose bias is 0, the weights of the
 * decoder, and the biases of the decoder.
 */
export const run: Run = (inputs) => {
  const data = complete(inputs['unlabelled data']);
  const network = complete(inputs.network);
  const regular = data.filter(({role}) => !role);
  const rows = (regular[0]?.values ?? []).map((_, row) =>
    regular.map(({values}) => Number(values[row])),
  );
  const parts = regular.map(({name}) => cellsOf(network, name).map(Number));
  const layers = [
    {
      weights: [[...parts.map(([encoder]) => Number(encoder)), 0]],
      activation: 'ReLU',
    },
    {
      weights: parts.map(([, weight, bias]) => [Number(weight), Number(bias)]),
      activation: 'None',
    },
  ] as const;
  const values = rows.map((row) => layerValues(row, layers));
  const real = (name: string, numbers: readonly number[]): Column => ({
    name,
    type: 'real',
    values: numbers,
  });
  return {
    'labelled data': [
      ...data.filter(({role}) => role),
      real(
        'code',
        values.map(([code]) => Number(code?.[0])),
      ),
      ...regular.map(({name}, at) =>
        real(
          name,
          values.map(([, output]) => Number(output?.[at])),
        ),
      ),
      real(
        'error',
        values.map(([, output], row) =>
          Math.sqrt(
            (rows[row] ?? []).reduce(
              (sum, value, at) => sum + (value - Number(output?.[at])) ** 2,
              0,
            ) / regular.length,
          ),
        ),
      ),
    ],
  };
};
