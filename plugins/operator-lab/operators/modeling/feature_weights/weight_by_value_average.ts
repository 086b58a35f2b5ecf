import {weightTable} from '../../_shared/search/attributeWeights';
import {innerNumbers, regularColumns} from '../../_shared/tables/innerNumbers';
import {OperatorError} from '../../_shared/types';
import type {Run} from '../../_shared/types';

/** Weight by Value Average: the sum of each column over the rows of one class, in relation to the largest sum. */
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
  // One sum that is not a number makes the largest one not a number, too.
  const most = Math.max(...sums.map(({sum}) => sum));
  const weights = new Map(
    sums.map(({name, sum}) => [name, most > 0 ? sum / most : 0]),
  );
  return {weights: weightTable(weights, settings), 'example set': table};
};
