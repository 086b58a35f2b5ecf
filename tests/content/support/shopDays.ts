import {columnOf, height} from './rows';
import {sampleTable} from './sampleData';

/** A day of a shop in the sample data. Missing sales are null. */
type ShopDay = {
  readonly date: string;
  readonly visitors: number;
  readonly sales: number | null;
};

/** Days of the shop Harbor in the sample data, without the duplicate day. */
export function harborDays(): readonly ShopDay[] {
  const table = sampleTable('shop-sales.csv');
  const cell = (name: string, row: number) => columnOf(table, name).values[row];
  const days = new Map<string, ShopDay>();
  for (let row = 0; row < height(table); row++) {
    if (cell('shop', row) === 'Harbor') {
      const sales = cell('sales', row);
      const date = String(cell('date', row));
      days.set(date, {
        date,
        visitors: Number(cell('visitors', row)),
        sales: typeof sales === 'number' ? sales : null,
      });
    }
  }
  return [...days.values()];
}

/** A number of days of the shop Harbor, starting at a date. */
export function harborFrom(date: string, count: number): readonly ShopDay[] {
  const days = harborDays();
  const first = days.findIndex((day) => day.date === date);
  return days.slice(first, first + count);
}

/**
 * Sales of the shop Harbor in thousands of euros, summed by a part of the date.
 * Missing values count as 0.
 */
export function harborTotals(
  partOf: (date: string, day: number) => string,
  digits: number,
): readonly (readonly [part: string, sales: number])[] {
  const totals = new Map<string, number>();
  harborDays().forEach(({date, sales}, day) => {
    const part = partOf(date, day);
    totals.set(part, (totals.get(part) ?? 0) + (sales ?? 0));
  });
  return [...totals].map(([part, total]) => [
    part,
    Number((total / 1000).toFixed(digits)),
  ]);
}
