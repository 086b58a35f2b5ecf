import {itemSetTable, itemSetsOf} from '../../_shared/models/itemSets';
import type {Column, Run} from '../../_shared/types';

/**
 * Item Sets to Data: returns a row for each item set, optionally with indicator
 * columns.
 */
export const run: Run = (inputs, settings) => {
  const {'frequent item sets': table = []} = inputs;
  const itemSets = itemSetsOf(table);
  const names =
    settings.generate_item_set_indicators === true
      ? [...new Set(itemSets.sets.flatMap(({items}) => items))]
      : [];
  const indicators = names.map((name): Column => ({
    name,
    type: 'binominal',
    values: itemSets.sets.map(({items}) =>
      items.includes(name) ? 'true' : null,
    ),
  }));
  return {
    'example set': [...itemSetTable(itemSets), ...indicators],
    'frequent item sets': table,
  };
};
