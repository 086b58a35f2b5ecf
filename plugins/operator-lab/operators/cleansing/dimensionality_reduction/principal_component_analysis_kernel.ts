import {
  centered,
  meansOf,
  onlyKnown,
  onlyNumeric,
  rowsOf,
  withComponents,
} from '../../_shared/numbers/components';
import {regularColumns} from '../../_shared/tables/innerNumbers';
import {kernelOf} from '../../_shared/kernels/kernels';
import {dot, symmetricEigen, transpose} from '../../_shared/numbers/matrix';
import {OperatorError} from '../../_shared/types';
import type {Run, Table} from '../../_shared/types';

function checkNames(columns: Table, names: readonly string[]): void {
  if (
    columns.length !== names.length ||
    columns.some(({name}, at) => name !== names[at])
  ) {
    throw new OperatorError(
      'The regular columns of the new data are not those of the training data, in the same order.',
    );
  }
}

/**
 * Principal Component Analysis (Kernel): replaces the regular columns with
 * kernel values between rows, rotated by the eigenvectors.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = [], 'new data': newData} = inputs;
  onlyNumeric(table);
  onlyKnown(table);
  const columns = regularColumns(table);
  const names = columns.map(({name}) => name);
  const means = meansOf(rowsOf(columns));
  const training = centered(rowsOf(columns), means);
  if (!training.length) {
    throw new OperatorError('A table without rows has no kernel matrix.');
  }
  const kernel = kernelOf(settings);
  const matrix = training.map((a) => training.map((b) => kernel(a, b)));
  const pairs = [...symmetricEigen(matrix)].sort((a, b) => a.value - b.value);
  // Each row of this matrix has the elements of one training row in all
  // eigenvectors.
  const entries = transpose(pairs.map(({vector}) => vector));
  const apply = (target: Table): Table => {
    checkNames(regularColumns(target), names);
    const rows = centered(rowsOf(regularColumns(target)), means).map((row) => {
      const kernels = training.map((known) => kernel(known, row));
      return entries.map((weights) => dot(weights, kernels));
    });
    return withComponents(target, 'kpc_', rows, training.length);
  };
  return {
    'example set output': apply(table),
    original: table,
    ...(newData && {applied: apply(newData)}),
  };
};
