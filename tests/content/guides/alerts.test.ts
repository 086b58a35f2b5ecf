import {expect, it} from 'vitest';
import type {Table} from '@lab/_shared/types';
import {column, exampleTables, numbers} from '../support/exampleTables';
import {runGuide} from '../support/guideRun';
import {sampleTable} from '../support/sampleData';
import {columnOf} from '../support/rows';
import {textOfPage} from '../support/claims';

const PAGE = 'deploy/alerts';
const WEEKS = [1, 2, 3, 4];

const table = sampleTable('shop-sales.csv');
const cells = (name: string) => columnOf(table, name).values;

/** Sales by shop and date. A repeated row counts once. */
const sales = new Map(
  cells('date').map((date, row) => [
    `${String(cells('shop')[row])} ${String(date)}`,
    cells('sales')[row],
  ]),
);

function earlier(date: string, weeks: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 7 * weeks);
  return day.toISOString().slice(0, 10);
}

/** Sales of a shop, and the mean of the four same weekdays before. */
function compared(shop: string, date: string) {
  const own = sales.get(`${shop} ${date}`);
  const before = WEEKS.map((weeks) =>
    sales.get(`${shop} ${earlier(date, weeks)}`),
  );
  const known = before.filter((value) => typeof value === 'number');
  return typeof own === 'number' && known.length === WEEKS.length
    ? {own, usual: known.reduce((one, other) => one + other, 0) / known.length}
    : undefined;
}

const percent = ({own, usual}: {own: number; usual: number}) =>
  Math.round((own / usual) * 100);

it('compares a Monday with the four before', () => {
  const [all, low] = exampleTables(
    PAGE,
    'Worked example: a shop far below its usual Monday',
  );
  const days = ['Harbor', 'Market', 'Station'].map((shop) =>
    compared(shop, '2025-01-06')!,
  );
  expect(numbers(all, 'sales')).toEqual(days.map(({own}) => own));
  for (const [at, usual] of numbers(all, 'usual').entries()) {
    expect(Math.abs(usual - days[at]!.usual)).toBeLessThanOrEqual(0.0051);
  }
  expect(numbers(low, 'percent')).toEqual(
    days.map(percent).filter((value) => value < 75),
  );
});

it('computes the usual sales in the drawn workflow', async () => {
  const [all] = exampleTables(
    PAGE,
    'Worked example: a shop far below its usual Monday',
  );
  const {results} = await runGuide(
    PAGE,
    'The sales of a day, and the usual sales of its weekday',
    {Sales: table},
  );
  const drawn = results['result'] as Table;
  expect(columnOf(drawn, 'shop').values).toEqual(column(all, 'shop'));
  expect(columnOf(drawn, 'sales').values).toEqual(numbers(all, 'sales'));
  for (const [at, usual] of columnOf(drawn, 'usual').values.entries()) {
    expect(Number(usual)).toBeCloseTo(numbers(all, 'usual')[at]!, 1);
  }
});

it('counts the alerts of the past', () => {
  const past = [...sales.keys()].flatMap((key) => {
    const [shop = '', date = ''] = key.split(' ');
    const found = compared(shop, date);
    return found ? [percent(found)] : [];
  });
  const below = (limit: number) => past.filter((value) => value < limit).length;
  expect(textOfPage(PAGE)).toContain(
    `${below(75)} alerts for the ${past.length.toLocaleString('en-US')} rows`,
  );
  expect(textOfPage(PAGE)).toContain(`it would have sent ${below(90)}`);
});
