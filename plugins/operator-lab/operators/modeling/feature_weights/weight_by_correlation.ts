import {weightTable} from '../../_shared/search/attributeWeights';
import {isNominal} from '../../_shared/tables/chosenColumns';
import {knownValues} from '../../_shared/tables/knownValues';
import {pearson} from '../../_shared/numbers/pearson';
import {OperatorError} from '../../_shared/types';
import type {Column, Run} from '../../_shared/types';

/**
 * Numbers of a column. Nominal values become their position in the value list,
 * and missing values become NaN.
 */
function numbersOf(column: Column): readonly number[] {
  const known = isNominal(column) ? knownValues(column) : [];
  return column.values.map((value) => {
    if (value === null) {
      return NaN;
    }
    return typeof value === 'number' ? value : known.indexOf(value);
  });
}

/**
 * Weight by Correlation: returns the absolute correlation of each column with
 * the label, optionally squared.
 */
export const run: Run = (inputs, settings) => {
  const {'example set': table = []} = inputs;
  const label = table.find(({role}) => role === 'label');
  if (!label) {
    throw new OperatorError('The table has no label.');
  }
  const labels = numbersOf(label);
  const weights = new Map(
    table
      .filter(({role}) => !role)
      .map((column) => {
        const r = Math.abs(pearson(labels, numbersOf(column)));
        return [
          column.name,
          settings.squared_correlation === true ? r * r : r,
        ] as const;
      }),
  );
  return {weights: weightTable(weights, settings), 'example set': table};
};
