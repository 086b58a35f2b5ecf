import {regularColumns} from '../../../_shared/tables/innerNumbers';
import {basketsOf} from '../../../_shared/models/itemSets';
import type {Run} from '../../../_shared/types';

/**
 * Apply Association Rules (Detailed): returns a row for each pair of a basket
 * and a rule whose premise is in the basket.
 */
export const run: Run = ({input = [], rules = []}) => {
  const premises = rules.find(({name}) => name === 'Premises')?.values ?? [];
  const fired = basketsOf(regularColumns(input), '').flatMap((basket, row) =>
    premises.flatMap((premise, rule) =>
      String(premise)
        .split(', ')
        .every((item) => basket.has(item))
        ? [{row, rule}]
        : [],
    ),
  );
  const id = input.find(({role}) => role === 'id') ?? {
    name: 'id',
    type: 'integer',
    values: (input[0]?.values ?? []).map((_, row) => row + 1),
  };
  return {
    exa: [
      {...id, role: 'id', values: fired.map(({row}) => id.values[row] ?? null)},
      ...rules.map((column) => ({
        ...column,
        values: fired.map(({rule}) => column.values[rule] ?? null),
      })),
    ],
    ori: input,
  };
};
