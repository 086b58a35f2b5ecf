import {run as discretizeByFrequency} from '../../cleansing/binning/discretize_by_frequency';
import {binned} from '../tables/discretize';
import {namedBins} from '../tables/rangeNames';
import type {Column, Settings, Table} from '../types';

const columnOf = (values: readonly number[]): Column => ({
  name: 'value',
  type: 'real',
  values,
});

const namesIn = ([column]: Table): readonly string[] =>
  (column?.values ?? []).map(String);

/**
 * Returns the bin name of each number, for bins with upper limits.
 * @throws OperatorError if bin names are not unique.
 */
export const namesByLimits = (
  values: readonly number[],
  limits: readonly number[],
  settings: Settings,
): readonly string[] =>
  namesIn([binned(columnOf(values), namedBins(limits, settings))]);

/**
 * Returns the bin name of each number, like Discretize by Frequency.
 * @throws OperatorError if Discretize by Frequency does.
 */
export function namesByFrequency(
  values: readonly number[],
  settings: Settings,
): readonly string[] {
  const {'example set output': table = []} = discretizeByFrequency(
    {'example set input': [columnOf(values)]},
    settings,
  );
  return namesIn(table);
}
