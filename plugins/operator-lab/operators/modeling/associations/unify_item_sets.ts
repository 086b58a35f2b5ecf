import {rowsAt} from '../../_shared/tables/randomRows';
import type {Run, Table, Value} from '../../_shared/types';

const itemsOf = (table: Table): readonly Value[] =>
  table.find(({name}) => name === 'Items')?.values ?? [];

/**
 * Unify Item Sets: keeps the sets of each input that no other input has with
 * the same items in the same order.
 */
export const run: Run = (inputs) => {
  const all = Object.values(inputs).flatMap((table) => [...itemsOf(table)]);
  const isAlone = (items: Value) =>
    all.filter((other) => other === items).length === 1;
  return Object.fromEntries(
    Object.entries(inputs).map(([port, table]) => {
      const items = itemsOf(table);
      const kept = [...items.keys()].filter((row) =>
        isAlone(items[row] ?? null),
      );
      return [port, rowsAt(table, kept)];
    }),
  );
};
