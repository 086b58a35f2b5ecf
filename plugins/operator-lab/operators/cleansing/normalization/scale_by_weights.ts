import {isNumeric} from '../../_shared/tables/chosenColumns';
import type {Run} from '../../_shared/types';

/** Weights closer to 0 count as 0. */
const ZERO = 1e-6;

/**
 * Scale by Weights: multiplies numeric columns by their weights. The weights
 * table has the columns `column` and `weight`.
 */
export const run: Run = (inputs) => {
  const {'example set': table = [], weights = []} = inputs;
  const [names, numbers] = ['column', 'weight'].map(
    (name) => weights.find((column) => column.name === name)?.values ?? [],
  );
  const weightOf = new Map(
    names?.map((name, row) => [name, Number(numbers?.[row])]),
  );
  return {
    'example set': table.flatMap((column) => {
      const weight = weightOf.get(column.name);
      if (column.role || weight === undefined) {
        return [column];
      }
      if (Math.abs(weight) < ZERO) {
        return [];
      }
      return isNumeric(column)
        ? [
            {
              ...column,
              values: column.values.map((value) =>
                typeof value === 'number' ? value * weight : value,
              ),
            },
          ]
        : [column];
    }),
  };
};
