import {cellsOf} from '../tables/namedColumn';
import type {Column, Table} from '../types';

/** Items that occur together, and in how many rows. */
export type ItemSet = {
  /** More frequent items first; of equally frequent ones, the last in the alphabet first. */
  readonly items: readonly string[];
  readonly frequency: number;
};

/** Frequent item sets with the number of rows that they were found in. */
export type ItemSets = {
  readonly rows: number;
  readonly sets: readonly ItemSet[];
};

/** The value that stands for 'in the basket': a given one, else the second that the column knows. */
export function positiveValue(
  {knownValues, values}: Column,
  given: string,
): string | undefined {
  const known = knownValues ?? [
    ...new Set(values.filter((value) => value !== null)),
  ];
  return given || known[1]?.toString();
}

/** The items of each row, by the columns that hold a positive value. */
export function basketsOf(columns: Table, given: string): Set<string>[] {
  const positive = columns.map((column) => positiveValue(column, given));
  return (columns[0]?.values ?? []).map(
    (_, row) =>
      new Set(
        columns
          .filter(({values}, at) => values[row] === positive[at])
          .map(({name}) => name),
      ),
  );
}

/** All sets of items that occur together in at least so many of the baskets, small sets first. */
export function frequentSets(
  baskets: readonly ReadonlySet<string>[],
  least: number,
): ItemSet[] {
  const count = (items: readonly string[]) =>
    baskets.filter((basket) => items.every((item) => basket.has(item))).length;
  const names = [...new Set(baskets.flatMap((basket) => [...basket]))];
  const items = names
    .map((name) => ({name, frequency: count([name])}))
    .filter(({frequency}) => frequency >= least)
    .sort((a, b) => b.frequency - a.frequency || (a.name < b.name ? 1 : -1))
    .map(({name}) => name);
  const result: ItemSet[] = [];
  let sets: readonly (readonly string[])[] = items.map((item) => [item]);
  while (sets.length) {
    const found = sets
      .map((set) => ({items: set, frequency: count(set)}))
      .filter(({frequency}) => frequency > 0 && frequency >= least);
    result.push(...found);
    sets = found.flatMap(({items: set}) =>
      items
        .slice(items.indexOf(set.at(-1) ?? '') + 1)
        .map((item) => [...set, item]),
    );
  }
  return result;
}

/** Item sets as a table, as Item Sets to Data has them. */
export function itemSetTable({rows, sets}: ItemSets): Table {
  const frequencyOf = (name: string) =>
    sets.find(({items}) => items.length === 1 && items[0] === name)
      ?.frequency ?? NaN;
  return [
    {
      name: 'Items',
      type: 'nominal',
      values: sets.map(({items}) => items.join(', ')),
    },
    {
      name: 'Size',
      type: 'integer',
      values: sets.map(({items}) => items.length),
    },
    {
      name: 'Frequency',
      type: 'integer',
      values: sets.map(({frequency}) => frequency),
    },
    {
      name: 'Support',
      type: 'real',
      values: sets.map(({frequency}) => frequency / rows),
    },
    {
      name: 'Score',
      type: 'real',
      values: sets.map(
        ({items, frequency}) =>
          frequency /
          rows /
          items.reduce(
            (product, name) => (product * frequencyOf(name)) / rows,
            1,
          ),
      ),
    },
  ];
}

/** Item sets from such a table; the number of rows follows from a frequency and its support. */
export function itemSetsOf(table: Table): ItemSets {
  const cells = (name: string) => cellsOf(table, name);
  const frequencies = cells('Frequency').map(Number);
  return {
    rows: Math.round((frequencies[0] ?? 0) / Number(cells('Support')[0] ?? 1)),
    sets: cells('Items').map((items, at) => ({
      items: String(items).split(', '),
      frequency: frequencies[at] ?? 0,
    })),
  };
}
