import {complete} from '../../../_shared/tables/complete';
import {logistic} from '../../../_shared/models/logistic';
import type {Run} from '../../../_shared/types';

/** Values that an LSTM neuron computes in each step. */
const PARTS = [
  'input gate',
  'forget gate',
  'candidate',
  'memory',
  'output gate',
  'output',
] as const;

/**
 * An LSTM neuron for a series with one value in each step, with the usual
 * formulas of tanh and logistic gates. `neuron` has one row each for input
 * gate, forget gate, output gate, and candidate, with the columns `part`,
 * `value`, `last output`, and `bias`.
 */
export const run: Run = (inputs) => {
  const series = complete(inputs.series);
  const neuron = complete(inputs.neuron);
  const cell = (column: string, part: string): number => {
    const at = neuron[0]?.values.indexOf(part) ?? -1;
    return Number(neuron.find(({name}) => name === column)?.values[at]);
  };
  let [output, memory] = [0, 0];
  const steps = (series[0]?.values ?? []).map((value) => {
    const sum = (part: string) =>
      cell('value', part) * Number(value) +
      cell('last output', part) * output +
      cell('bias', part);
    const input = logistic(sum('input gate'));
    const forget = logistic(sum('forget gate'));
    const open = logistic(sum('output gate'));
    const candidate = Math.tanh(sum('candidate'));
    memory = forget * memory + input * candidate;
    output = open * Math.tanh(memory);
    return [input, forget, candidate, memory, open, output];
  });
  return {
    steps: PARTS.map((name, at) => ({
      name,
      type: 'real',
      values: steps.map((step) => Number(step[at])),
    })),
  };
};
