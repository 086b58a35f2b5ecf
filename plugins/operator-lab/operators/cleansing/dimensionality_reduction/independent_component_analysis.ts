import {
  centered,
  meansOf,
  onlyNumeric,
  rowsOf,
  withComponents,
} from '../../_shared/numbers/components';
import {regularColumns} from '../../_shared/tables/innerNumbers';
import {deflation, parallel} from '../../_shared/numbers/fastIca';
import type {Search} from '../../_shared/numbers/fastIca';
import {javaRandom} from '../../_shared/numbers/javaRandom';
import {
  multiply,
  symmetricEigen,
  transpose,
} from '../../_shared/numbers/matrix';
import type {Matrix} from '../../_shared/numbers/matrix';
import {OperatorError} from '../../_shared/types';
import type {Run, Settings, Table} from '../../_shared/types';

// Default random seed of a workflow.
const WORKFLOW_SEED = 2001;

function startOf(count: number, settings: Settings): Matrix {
  const {nextDouble} = javaRandom(
    settings.use_local_random_seed === true
      ? Number(settings.local_random_seed ?? 1992)
      : WORKFLOW_SEED,
  );
  return Array.from({length: count}, () =>
    Array.from({length: count}, () => nextDouble() * 2 - 1),
  );
}

function functionOf(settings: Settings): Pick<Search, 'value' | 'slope'> {
  const alpha = Number(settings.alpha ?? 1);
  return settings.function === 'exp'
    ? {
        value: (x) => x * Math.exp(-0.5 * x * x),
        slope: (x) => (1 - x * x) * Math.exp(-0.5 * x * x),
      }
    : {
        value: (x) => Math.tanh(alpha * x),
        slope: (x) => alpha * (1 - Math.tanh(alpha * x) ** 2),
      };
}

/**
 * Scales each row: divides it by its Euclidean length and multiplies it by the
 * number of columns minus 1 (at least 1).
 */
function scaledRows(rows: Matrix): Matrix {
  return rows.map((row) => {
    const length = Math.hypot(...row) / Math.max(1, row.length - 1);
    return row.map((value) => value / length);
  });
}

/**
 * Returns the whitening weights. They create uncorrelated columns with variance
 * 1, largest variance first.
 */
function whiteningOf(rows: Matrix, count: number): Matrix {
  const products = multiply(transpose(rows), rows).map((row) =>
    row.map((value) => value / rows.length),
  );
  return [...symmetricEigen(products)]
    .sort((a, b) => b.value - a.value)
    .slice(0, count)
    .map(({value, vector}) =>
      vector.map((weight) => weight / Math.sqrt(value)),
    );
}

/**
 * Independent Component Analysis: replaces the regular columns with components,
 * computed with the platform's FastICA.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = [], 'new data': newData} = inputs;
  onlyNumeric(table);
  const columns = regularColumns(table);
  const means = meansOf(rowsOf(columns));
  const prepared = (target: Table): Matrix => {
    const rows = centered(rowsOf(regularColumns(target)), means);
    return settings.row_norm === true ? scaledRows(rows) : rows;
  };
  const rows = prepared(table);
  if (columns.length > 1 && rows.flat().some(Number.isNaN)) {
    throw new OperatorError(
      'The whitening does not come to an end: a value is missing or not a number.',
    );
  }
  const count =
    settings.dimensionality_reduction === 'fixed number'
      ? Math.min(columns.length, Number(settings.number_of_components))
      : columns.length;
  const whitening = whiteningOf(rows, count);
  const search: Search = {
    whitened: multiply(whitening, transpose(rows)),
    start: startOf(count, settings),
    ...functionOf(settings),
    tolerance: Number(settings.tolerance ?? 0.0001),
    maxIteration: Number(settings.max_iteration ?? 200),
  };
  const isParallel = settings.algorithm_type === 'parallel';
  if (
    isParallel &&
    count > 1 &&
    !search.whitened.flat().every(Number.isFinite)
  ) {
    throw new OperatorError(
      'The search does not come to an end: a column is constant or follows from others.',
    );
  }
  const weights = multiply(
    isParallel ? parallel(search) : deflation(search),
    whitening,
  );
  const apply = (target: Table): Table => {
    const regular = regularColumns(target);
    if (regular.length !== columns.length) {
      throw new OperatorError(
        `The model needs ${columns.length} regular columns, and the new data have ${regular.length}.`,
      );
    }
    onlyNumeric(target);
    return withComponents(
      target,
      'ic_',
      multiply(prepared(target), transpose(weights)),
      count,
    );
  };
  return {
    'example set output': apply(table),
    original: table,
    ...(newData && {applied: apply(newData)}),
  };
};
