import {complete} from '../../../_shared/tables/complete';
import type {Run} from '../../../_shared/types';

const ACTIVATIONS: Readonly<Record<string, (sum: number) => number>> = {
  Rectifier: (sum) => Math.max(0, sum),
  Tanh: Math.tanh,
  ExpRectifier: (sum) => (sum > 0 ? sum : Math.exp(sum) - 1),
};

/**
 * Steps of one weight in successive iterations of ADADELTA, from its gradients.
 */
function adadelta(
  gradients: readonly number[],
  rho: number,
  epsilon: number,
): number[] {
  let [squares, steps] = [0, 0];
  return gradients.map((gradient) => {
    squares = rho * squares + (1 - rho) * gradient ** 2;
    const step =
      (-Math.sqrt(steps + epsilon) / Math.sqrt(squares + epsilon)) * gradient;
    steps = rho * steps + (1 - rho) * step ** 2;
    return step;
  });
}

/**
 * Two parts of Deep Learning, from their published formulas: `outputs` has the
 * activations of `sums`, and `steps` the ADADELTA steps for `gradients`.
 */
export const run: Run = ({sums = [], gradients}, settings) => {
  const numbers = (table: typeof sums) => (table[0]?.values ?? []).map(Number);
  return {
    outputs: [
      ...sums,
      ...Object.entries(ACTIVATIONS).map(([name, activation]) => ({
        name,
        type: 'real' as const,
        values: numbers(sums).map(activation),
      })),
    ],
    steps: [
      ...complete(gradients),
      {
        name: 'step, in thousandths',
        type: 'real',
        values: adadelta(
          numbers(complete(gradients)),
          Number(settings.rho ?? 0.99),
          Number(settings.epsilon ?? 1e-8),
        ).map((step) => 1000 * step),
      },
    ],
  };
};
