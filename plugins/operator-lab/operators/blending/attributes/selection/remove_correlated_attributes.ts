import {isNumeric} from '../../../_shared/tables/chosenColumns';
import {columnStatistics} from '../../../_shared/tables/columnStatistics';
import {javaRandom} from '../../../_shared/numbers/javaRandom';
import {RELATIONS} from '../../../_shared/tables/relations';
import type {Column, Run, Settings} from '../../../_shared/types';

/**
 * Returns the correlation, or the covariance if a deviation is 0. It is NaN if
 * a value is missing.
 */
function correlation(one: Column, other: Column): number {
  if (!isNumeric(one) || !isNumeric(other)) {
    return NaN;
  }
  const [a, b] = [one, other].map(({values}) => columnStatistics(values));
  const numbers = ({values}: Column) =>
    values.map((value) => (typeof value === 'number' ? value : NaN));
  const others = numbers(other);
  const covariance =
    numbers(one).reduce(
      (sum, value, row) =>
        sum +
        (value - (a?.mean ?? 0)) * ((others[row] ?? NaN) - (b?.mean ?? 0)),
      0,
    ) /
    (one.values.length - 1);
  const spread = Math.sqrt(a?.variance ?? 0) * Math.sqrt(b?.variance ?? 0);
  return spread === 0 ? covariance : covariance / spread;
}

/**
 * Returns the columns in order of comparison. In random order, each draw
 * restarts the generator with the seed.
 */
function inOrder(columns: readonly Column[], settings: Settings): Column[] {
  if (settings.attribute_order === 'reverse') {
    return [...columns].reverse();
  }
  if (settings.attribute_order !== 'random') {
    return [...columns];
  }
  const left = [...columns];
  const seed = Number(settings.local_random_seed ?? 1992);
  return columns.flatMap(() =>
    left.splice(javaRandom(seed).nextInt(left.length), 1),
  );
}

/**
 * Remove Correlated Attributes: removes the later column of each pair that
 * meets the relation.
 */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const isAbsolute = settings.use_absolute_correlation !== false;
  const size = isAbsolute ? Math.abs : (value: number) => value;
  const threshold = size(Number(settings.correlation ?? 0.95));
  const meets = RELATIONS[String(settings.filter_relation ?? 'greater')];
  const kept: Column[] = [];
  const regular = table.filter(({role}) => !role);
  for (const column of inOrder(regular, settings)) {
    if (
      !kept.some((one) => meets?.(size(correlation(one, column)), threshold))
    ) {
      kept.push(column);
    }
  }
  return {
    'example set output': table.filter(
      (column) => column.role !== undefined || kept.includes(column),
    ),
    original: table,
  };
};
