import {
  centered,
  covariance,
  matchingColumns,
  meansOf,
  onlyKnown,
  onlyNumeric,
  rowsOf,
  withComponents,
  modelTable,
} from '../../_shared/numbers/components';
import {regularColumns} from '../../_shared/tables/innerNumbers';
import {dot, symmetricEigen} from '../../_shared/numbers/matrix';
import {OperatorError} from '../../_shared/types';
import type {Run, Settings, Table} from '../../_shared/types';

function check(table: Table): void {
  onlyKnown(regularColumns(table));
  onlyNumeric(table);
  const taken = table.find(({name}) => name.startsWith('pc_'));
  if (taken) {
    throw new OperatorError(
      `The name of the column "${taken.name}" begins with pc_.`,
    );
  }
  if (!table[0]?.values.length || !regularColumns(table).length) {
    throw new OperatorError(
      'A covariance matrix needs at least one row and one regular column.',
    );
  }
}

/**
 * Returns the number of components to keep, based on their shares of the
 * variance.
 */
function keptOf(shares: readonly number[], settings: Settings): number {
  const method = settings.dimensionality_reduction ?? 'keep variance';
  const threshold = Number(settings.variance_threshold ?? 0.95);
  if (method === 'fixed number') {
    return Math.min(shares.length, Number(settings.number_of_components ?? 1));
  }
  if (method === 'none' || threshold === 0) {
    return shares.length;
  }
  let sum = 0;
  const last = shares.findIndex((share) => {
    sum += share;
    return !(sum < threshold);
  });
  if (last < 0) {
    throw new OperatorError(
      'The shares of all components, rounded, do not reach the threshold.',
    );
  }
  return last + 1 === shares.length ? last : last + 1;
}

function checkTypes(columns: Table, training: Table): void {
  const wrong = columns.find(({type}, at) => type !== training[at]?.type);
  if (wrong) {
    throw new OperatorError(
      `The column "${wrong.name}" has another type than in the training data.`,
    );
  }
}

/**
 * Principal Component Analysis: replaces the regular columns with uncorrelated
 * components.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = [], 'new data': newData} = inputs;
  check(table);
  const columns = regularColumns(table);
  const names = columns.map(({name}) => name);
  const means = meansOf(rowsOf(columns));
  const pairs = [...symmetricEigen(covariance(rowsOf(columns)))].sort(
    (a, b) => b.value - a.value,
  );
  const total = pairs.reduce((sum, {value}) => sum + value, 0);
  const shares = pairs.map(({value}) => value / total);
  const kept = pairs.slice(0, keptOf(shares, settings));
  const apply = (target: Table): Table => {
    const matching = matchingColumns(target, names);
    checkTypes(matching, columns);
    const rows = centered(rowsOf(matching), means).map((row) =>
      kept.map(({vector}) => dot(row, vector)),
    );
    return withComponents(target, 'pc_', rows, kept.length);
  };
  return {
    'example set output': apply(table),
    original: table,
    'preprocessing model': modelTable(
      'pc_',
      names,
      pairs.map(({vector}) => vector),
      {Variance: pairs.map(({value}) => value), Share: shares},
    ),
    ...(newData && {applied: apply(newData)}),
  };
};
