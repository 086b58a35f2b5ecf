import {sum} from '../../../_shared/numbers/averages';
import {
  sizesOf,
  withMeasures,
} from '../../../_shared/performance/clusterPerformance';
import type {Run} from '../../../_shared/types';

function sumOfSquares(sizes: readonly number[]): number {
  const rows = sum(sizes);
  return sum(sizes.map((size) => (size / rows) ** 2));
}

function giniCoefficient(sizes: readonly number[]): number {
  const rows = sum(sizes);
  const differences = sizes.flatMap((one) =>
    sizes.map((other) => Math.abs(one - other)),
  );
  return 1 - sum(differences) / (2 * rows * (rows - 1));
}

/** Item Distribution Performance. The cluster model is a table with a row for each cluster. */
export const run: Run = (inputs, settings) => {
  const {'cluster model': model, 'performance vector': before} = inputs;
  const measure =
    settings.measure === 'GiniCoefficient' ? giniCoefficient : sumOfSquares;
  return {
    'cluster model': model ?? [],
    'performance vector': withMeasures(before, [
      ['Example distribution', measure(sizesOf(model))],
    ]),
  };
};
