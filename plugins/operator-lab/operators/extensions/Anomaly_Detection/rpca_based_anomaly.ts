import {chiSquaredQuantile} from '../../_shared/numbers/distributions';
import {
  centered,
  covariance,
  meansOf,
  onlyKnown,
  onlyNumeric,
  rowsOf,
} from '../../_shared/numbers/components';
import {regularColumns} from '../../_shared/tables/innerNumbers';
import {dot, symmetricEigen} from '../../_shared/numbers/matrix';
import type {Eigenpair, Matrix} from '../../_shared/numbers/matrix';
import {OperatorError} from '../../_shared/types';
import {withRole} from '../../_shared/tables/withRole';
import type {Run, Settings} from '../../_shared/types';

/** Eigenvectors of the covariance matrix, sorted by descending eigenvalue. */
const componentsOf = (rows: Matrix): readonly Eigenpair[] =>
  [...symmetricEigen(covariance(rows))].sort((a, b) => b.value - a.value);

/**
 * Sum of the squared projections of a row onto components, each divided by its
 * eigenvalue.
 */
const distance = (
  row: readonly number[],
  components: readonly Eigenpair[],
): number =>
  components.reduce(
    (sum, {value, vector}) => sum + dot(row, vector) ** 2 / value,
    0,
  );

function majorCount(components: readonly Eigenpair[], settings: Settings) {
  if (settings.major_components === 'use fixed number of components') {
    return Number(settings.number_of_major_pcs ?? 1);
  }
  const total = components.reduce((sum, {value}) => sum + value, 0);
  let cumulative = 0;
  const reached = components.findIndex(({value}) => {
    cumulative += value / total;
    return cumulative >= Number(settings.cumulative_variance ?? 0.5);
  });
  return reached < 0 ? components.length : reached + 1;
}

/**
 * Positions of the minor components. A fixed number is not limited by the
 * number of major components or columns.
 */
function minorOf(
  components: readonly Eigenpair[],
  settings: Settings,
  major: number,
): readonly number[] {
  if (settings.minor_components === 'use fixed number of components') {
    const length = Number(settings.number_of_minor_pcs ?? 1);
    return Array.from({length}, (_, at) => components.length - length + at);
  }
  const most = Number(settings.eigenvalue_threshold_max ?? 0.2);
  return [...components.keys()].filter(
    (at) => at >= major && (components[at]?.value ?? 0) <= most,
  );
}

/** Positions of the selected components. */
function chosen(
  components: readonly Eigenpair[],
  settings: Settings,
): readonly number[] {
  const all = [...components.keys()];
  const usage = settings.component_usage ?? 'use all components';
  if (usage === 'use all components') {
    return all;
  }
  const count =
    usage === 'only use minor components'
      ? 0
      : majorCount(components, settings);
  const major = Array.from({length: count}, (_, at) => at);
  return usage === 'only use major components'
    ? major
    : [...major, ...minorOf(components, settings, count)];
}

/**
 * Components that the operator uses: the picked ones, and all after the last
 * picked one. If a picked position never occurs, for example because it is out
 * of order, all components after the previous one are skipped.
 */
function taken(
  components: readonly Eigenpair[],
  picked: readonly number[],
): readonly Eigenpair[] {
  let next = 0;
  return components.filter((_, at) => {
    const skipped = next < picked.length && picked[next] !== at;
    next += skipped ? 0 : 1;
    return !skipped;
  });
}

/**
 * Detect Outliers (rPCA): scores all rows with the components of the rows that
 * remain without the most distant ones.
 */
export const run: Run = (inputs, settings) => {
  const {exa: table = []} = inputs;
  onlyNumeric(table);
  const columns = regularColumns(table);
  onlyKnown(columns);
  const rows = rowsOf(columns);
  const share = Number(settings.probability_for_normal_class ?? 0.975);
  const first = componentsOf(rows);
  const data = centered(rows, meansOf(rows));
  const far = data.map((row) => distance(row, first));
  const left = rows.length - Math.floor(rows.length * share);
  const dropped = new Set(
    [...far.keys()]
      .sort((a, b) => (far[b] ?? 0) - (far[a] ?? 0))
      .slice(0, left),
  );
  const components = componentsOf(rows.filter((_, at) => !dropped.has(at)));
  const picked = chosen(components, settings);
  if (picked.length === 0) {
    throw new OperatorError('No component is left.');
  }
  const used = taken(components, picked);
  const scale = chiSquaredQuantile(share, picked.length);
  return {
    exa: withRole(table, {
      name: 'prediction',
      type: 'real',
      role: 'prediction',
      values: data.map((row) => distance(row, used) / scale),
    }),
  };
};
