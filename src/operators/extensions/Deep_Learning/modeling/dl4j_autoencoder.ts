import {layerValues} from '../../../_shared/networks/denseLayers';
import type {Run} from '../../../_shared/types';

/**
 * Codes, rebuilt rows, and errors of a trained autoencoder with one neuron in
 * the middle. `encoder` holds its weights, a column for each input and then the
 * bias; `decoder` the weight and the bias of each output, one a row.
 */
export const run: Run = ({
  'unlabelled data': data = [],
  encoder = [],
  decoder = [],
}) => {
  const inputs = data.filter(({role}) => !role);
  const rows = (inputs[0]?.values ?? []).map((_, row) =>
    inputs.map(({values}) => Number(values[row])),
  );
  const weights = encoder.map(({values}) => Number(values[0]));
  const decoded = inputs.map((_, at) =>
    decoder
      .filter(({type}) => type !== 'nominal')
      .map(({values}) => Number(values[at])),
  );
  const values = rows.map((row) =>
    layerValues(row, [
      {weights: [weights], activation: 'ReLU'},
      {weights: decoded, activation: 'None'},
    ]),
  );
  return {
    code: [
      {
        name: 'code',
        type: 'real',
        values: values.map(([code]) => Number(code?.[0])),
      },
    ],
    rebuilt: inputs.map(({name}, at) => ({
      name,
      type: 'real',
      values: values.map(([, output]) => Number(output?.[at])),
    })),
    error: [
      {
        name: 'error',
        type: 'real',
        values: values.map(([, output], row) =>
          Math.sqrt(
            (rows[row] ?? []).reduce(
              (sum, value, at) => sum + (value - Number(output?.[at])) ** 2,
              0,
            ) / inputs.length,
          ),
        ),
      },
    ],
  };
};
