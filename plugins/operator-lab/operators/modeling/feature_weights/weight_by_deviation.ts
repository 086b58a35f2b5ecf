import {weightTable} from '../../_shared/search/attributeWeights';
import {isNumeric} from '../../_shared/tables/chosenColumns';
import {columnStatistics} from '../../_shared/tables/columnStatistics';
import type {Column, Run, Settings} from '../../_shared/types';

function weightOf(column: Column, {normalize}: Settings): number {
  if (!isNumeric(column)) {
    return NaN;
  }
  const {mean, minimum, maximum, variance} = columnStatistics(column.values);
  const divisor =
    {average: mean, minimum, maximum}[String(normalize ?? 'none')] ?? 1;
  return Math.abs(Math.sqrt(variance) / divisor);
}

/**
 * Weight by Deviation: returns the standard deviation of each numeric column,
 * optionally divided by its mean, minimum, or maximum.
 */
export const run: Run = (inputs, settings) => {
  const {'example set': table = []} = inputs;
  const weights = new Map(
    table
      .filter(({role}) => !role)
      .map((column) => [column.name, weightOf(column, settings)]),
  );
  return {weights: weightTable(weights, settings), 'example set': table};
};
