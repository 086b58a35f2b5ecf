import type {Table} from '../../../plugins/operator-lab/operators/_shared/types';
import {sampleTable} from './sampleData';

/**
 * Days of one shop in the sample data, from the first to the last date
 * inclusive, with one row for each date.
 */
export function shopTable(shop: string, from: string, to: string): Table {
  const table = sampleTable('shop-sales.csv');
  const cells = (name: string) =>
    (table.find((one) => one.name === name)?.values ?? []).map(String);
  const dates = cells('date');
  const taken = new Set<string>();
  const rows = cells('shop').map((one, at) => {
    const date = String(dates[at]);
    const fits = one === shop && date >= from && date <= to && !taken.has(date);
    if (fits) {
      taken.add(date);
    }
    return fits;
  });
  return table
    .filter(({name}) => name !== 'shop')
    .map((column) => ({
      ...column,
      values: column.values.filter((_, at) => rows[at]),
    }));
}
