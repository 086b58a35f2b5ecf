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
 * The name of the bin of each number, by the upper limits of the bins.
 * @throws OperatorError where the bins cannot be told apart.
 */
export const namesByLimits = (
  values: readonly number[],
  limits: readonly number[],
  settings: Settings,
): readonly string[] =>
  namesIn([binned(columnOf(values), namedBins(limits, settings))]);

/**
 * The name of the bin of each number, by Discretize by Frequency.
 * @throws OperatorError where that operator stops.
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
