import {weightTable} from '../../_shared/search/attributeWeights';
import {innerNumbers, regularColumns} from '../../_shared/tables/innerNumbers';
import {OperatorError} from '../../_shared/types';
import type {Run} from '../../_shared/types';

/**
 * Weight by Value Average: returns the sum of each column over the rows of one
 * class, divided by the largest sum.
 */
export const run: Run = (inputs, settings) => {
  const {'example set': table = []} = inputs;
  const label = table.find(({role}) => role === 'label');
  if (!label) {
    throw new OperatorError('The table has no label.');
  }
  const target = String(settings.class_to_characterize).toLowerCase();
  const isMeant = label.values.map(
    (value) => String(value ?? '?').toLowerCase() === target,
  );
  const sums = regularColumns(table).map((column) => ({
    name: column.name,
    sum: innerNumbers(column)
      .filter((_, row) => isMeant[row])
      .reduce((total, value) => total + value, 0),
  }));
  // A single NaN makes the maximum NaN, too.
  const most = Math.max(...sums.map(({sum}) => sum));
  const weights = new Map(
    sums.map(({name, sum}) => [name, most > 0 ? sum / most : 0]),
  );
  return {weights: weightTable(weights, settings), 'example set': table};
};
