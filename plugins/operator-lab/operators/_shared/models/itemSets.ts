import {cellsOf} from '../tables/namedColumn';
import type {Column, Table} from '../types';

/** Items that occur together, and the number of rows with all of them. */
export type ItemSet = {
  /**
   * Item names, most frequent first. At equal frequencies, in reverse
   * alphabetical order.
   */
  readonly items: readonly string[];
  readonly frequency: number;
};

/** Frequent item sets, and the number of rows in the data. */
export type ItemSets = {
  readonly rows: number;
  readonly sets: readonly ItemSet[];
};

/**
 * Returns the value that marks an item as in the basket: the given one if it is
 * not empty, or the second value of the column.
 */
export function positiveValue(
  {knownValues, values}: Column,
  given: string,
): string | undefined {
  const known = knownValues ?? [
    ...new Set(values.filter((value) => value !== null)),
  ];
  return given || known[1]?.toString();
}

/**
 * Returns the items of each row: the names of the columns with a positive
 * value.
 */
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

/**
 * Finds all item sets with a frequency of at least `least`, small sets first.
 */
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

/** Converts item sets to a table, like Item Sets to Data. */
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

/**
 * Reads item sets from a table made by `itemSetTable`. The number of rows is
 * computed from a frequency and its support.
 */
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
