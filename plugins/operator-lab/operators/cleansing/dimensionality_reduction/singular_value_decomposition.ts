import {
  matchingColumns,
  onlyKnown,
  onlyNumeric,
  rowsOf,
  withComponents,
  modelTable,
} from '../../_shared/numbers/components';
import {regularColumns} from '../../_shared/tables/innerNumbers';
import {
  dot,
  multiply,
  symmetricEigen,
  transpose,
} from '../../_shared/numbers/matrix';
import {OperatorError} from '../../_shared/types';
import type {Run, Settings, Table} from '../../_shared/types';

/**
 * Returns the number of singular vectors to keep, based on their shares of the
 * singular value sum.
 */
function keptOf(shares: readonly number[], settings: Settings): number {
  const method = settings.dimensionality_reduction ?? 'fixed number';
  const threshold = Number(settings.percentage_threshold ?? 0.95);
  if (method === 'fixed number') {
    return Math.min(shares.length, Number(settings.dimensions ?? 1));
  }
  if (method === 'none' || threshold === 0) {
    return shares.length;
  }
  let sum = 0;
  return (
    1 +
    shares.findIndex((share, at) => {
      sum += share;
      return !(sum < threshold) || at === shares.length - 1;
    })
  );
}

/**
 * Singular Value Decomposition: replaces the regular columns with the rows'
 * coordinates on the largest singular vectors.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = [], 'new data': newData} = inputs;
  onlyKnown(table);
  onlyNumeric(table);
  const columns = regularColumns(table);
  const names = columns.map(({name}) => name);
  const matrix = rowsOf(columns);
  if (!matrix.length) {
    throw new OperatorError('A table without rows cannot be decomposed.');
  }
  const isPair = matrix.length === 1 && names.length === 2;
  if (matrix.length < names.length && !isPair) {
    // Not an OperatorError: version 9.10 continues, with vectors that are not
    // singular vectors.
    throw new Error(
      'Tables with fewer rows than columns are not computed here.',
    );
  }
  // Singular values are the square roots of the eigenvalues of the matrix of
  // column products.
  const patterns = [...symmetricEigen(multiply(transpose(matrix), matrix))]
    .sort((a, b) => b.value - a.value)
    .slice(0, Math.min(matrix.length + 1, names.length))
    .map(({value, vector}) => ({
      vector,
      singular: Math.sqrt(Math.max(0, value)),
    }));
  const total = patterns.reduce((sum, {singular}) => sum + singular, 0);
  const shares = patterns.map(({singular}) => singular / total);
  const kept = patterns.slice(0, keptOf(shares, settings));
  const apply = (target: Table): Table => {
    const rows = rowsOf(matchingColumns(target, names)).map((row) =>
      kept.map(({vector, singular}) =>
        dot(
          row,
          vector.map((weight) => weight * (1 / singular)),
        ),
      ),
    );
    return withComponents(target, 'svd_', rows, kept.length);
  };
  return {
    'example set output': apply(table),
    original: table,
    'preprocessing model': modelTable(
      'svd_',
      names,
      patterns.map(({vector}) => vector),
      {'Singular value': patterns.map(({singular}) => singular), Share: shares},
    ),
    ...(newData && {applied: apply(newData)}),
  };
};
