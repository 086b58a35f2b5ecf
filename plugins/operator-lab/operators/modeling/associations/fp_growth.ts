import {isNominal} from '../../_shared/tables/chosenColumns';
import {regularColumns} from '../../_shared/tables/innerNumbers';
import {
  basketsOf,
  frequentSets,
  itemSetTable,
} from '../../_shared/models/itemSets';
import {OperatorError} from '../../_shared/types';
import {knownValues} from '../../_shared/tables/knownValues';
import type {ItemSet} from '../../_shared/models/itemSets';
import type {Run, Settings} from '../../_shared/types';

/**
 * Minimum row counts of the first attempt and its retries. Each retry
 * multiplies the limit by a factor.
 */
function limitsOf(settings: Settings, rows: number): number[] {
  const isCount = settings.min_requirement === 'frequency';
  const first = isCount
    ? Number(settings.min_frequency ?? 100)
    : Number(settings.min_support ?? 0.95) * rows;
  if (settings.find_min_number_of_itemsets === false) {
    return [Math.ceil(first)];
  }
  const factor = Number(settings.requirement_decrease_factor ?? 0.9);
  const retries = Number(settings.max_number_of_retries ?? 15);
  const limits = [first];
  for (let retry = 0; retry < retries; retry++) {
    const next = factor * Number(limits.at(-1));
    limits.push(isCount ? Math.round(next) : next);
  }
  return limits.map(Math.ceil);
}

/** FP-Growth of dummy-coded columns: finds items that often occur together. */
export const run: Run = (inputs, settings) => {
  const {'example set': table = []} = inputs;
  const other = regularColumns(table).find((column) => !isNominal(column));
  if (other) {
    throw new OperatorError(`The column "${other.name}" is not nominal.`);
  }
  const columns = regularColumns(table).filter(
    (column) => knownValues(column).length === 2,
  );
  const baskets = basketsOf(columns, String(settings.positive_value ?? ''));
  const most = Number(settings.max_items_per_itemset ?? 0) || Infinity;
  const wanted =
    settings.find_min_number_of_itemsets === false
      ? 0
      : Number(settings.min_number_of_itemsets ?? 100);
  let sets: ItemSet[] = [];
  for (const limit of limitsOf(settings, baskets.length)) {
    sets = frequentSets(baskets, limit).filter(
      ({items}) => items.length <= most,
    );
    if (sets.length >= wanted) {
      break;
    }
  }
  return {
    'frequent sets': itemSetTable({rows: baskets.length, sets}),
    'example set': table,
  };
};
