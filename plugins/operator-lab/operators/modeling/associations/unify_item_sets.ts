import {rowsAt} from '../../_shared/tables/randomRows';
import type {Run, Table, Value} from '../../_shared/types';

const itemsOf = (table: Table): readonly Value[] =>
  table.find(({name}) => name === 'Items')?.values ?? [];

/** Unify Item Sets: of each input, the sets that no other has in the same order of items. */
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
