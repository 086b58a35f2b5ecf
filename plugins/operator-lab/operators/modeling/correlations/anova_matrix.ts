import {isNominal, isNumeric} from '../../_shared/tables/chosenColumns';
import {groupedAnova} from '../../_shared/performance/groupedAnova';
import {matrixTable} from '../../_shared/tables/namedMatrix';
import type {Run} from '../../_shared/types';

/**
 * ANOVA Matrix: returns the p-value of each numeric column, grouped by each
 * nominal column. Ignores roles, and removes them from the table at `example
 * set`.
 */
export const run: Run = (inputs, settings) => {
  const {'example set': table = []} = inputs;
  const numeric = table.filter(isNumeric);
  const nominal = table.filter(isNominal);
  const chances = numeric.map((column) =>
    nominal.map(
      (groupBy) =>
        groupedAnova(column, groupBy, settings.only_distinct === true).p,
    ),
  );
  return {
    anova: matrixTable(
      'ANOVA Attribute',
      numeric.map(({name}) => name),
      nominal.map(({name}) => `group ${name}`),
      (row, at) => chances[row]?.[at] ?? NaN,
    ),
    'example set': table.map((column) => ({...column, role: undefined})),
  };
};
