import {describe, expect, it} from 'vitest';
import {evaluate} from '@lab/_shared/expression/evaluate';
import {mean, sum} from '@lab/_shared/numbers/averages';
import {run as forecastOf} from '@lab/modeling/time_series/forecasting/function_seasonal_trainer';
import {textOfPage} from '@support/claims';
import {column, exampleTables, numbers, rounded} from '@support/exampleTables';
import {codeBlocks} from '@support/guideCode';
import {runGuide, tableAt} from '@support/guideRun';
import {columnOf, height} from '@support/rows';
import {sampleTable} from '@support/sampleData';

const id = 'auto/monthly-forecast';

/** Forecast of the operator with the settings of the guide. */
function forecast(values: readonly number[], horizon = 12): number[] {
  const series = {name: 'pallets', type: 'real', values} as const;
  const {forecast: table = []} = forecastOf(
    {'example set': [series]},
    {
      time_series_attribute: 'pallets',
      decomposition_method: 'classic',
      decomposition_mode: 'additive',
      seasonality: 12,
      degree: 1,
      forecast_horizon: horizon,
    },
  );
  return columnOf(table, 'forecast').values.map(Number);
}

/** Daily sales of each shop and month, without repeated rows. */
function months(): Map<string, (number | null)[]> {
  const table = sampleTable('shop-sales.csv');
  const cell = (name: string, row: number) =>
    columnOf(table, name).values[row] ?? null;
  const seen = new Set<string>();
  const found = new Map<string, (number | null)[]>();
  for (let row = 0; row < height(table); row++) {
    const [shop, date] = [cell('shop', row), String(cell('date', row))];
    const sales = cell('sales', row);
    if (!seen.has(`${shop} ${date}`)) {
      seen.add(`${shop} ${date}`);
      const key = `${shop} ${date.slice(0, 7)}`;
      const before = found.get(key) ?? [];
      found.set(key, [...before, sales === null ? null : Number(sales)]);
    }
  }
  return found;
}

const known = (days: readonly (number | null)[]) =>
  days.filter((day) => day !== null);
const total = (days: readonly (number | null)[]) =>
  mean(known(days)) * days.length;

describe('the months of the shops', () => {
  const all = months();

  it('are totals of complete months', () => {
    expect(all.size).toBe(72);
    const [table] = exampleTables(id, 'Turn days into months');
    for (const [row, month] of column(table, 'month').entries()) {
      const days = all.get(`Harbor ${month}`) ?? [];
      expect([
        numbers(table, 'rows')[row],
        numbers(table, 'values')[row],
        numbers(table, 'sum of the values')[row],
        numbers(table, 'total')[row],
      ]).toEqual([
        days.length,
        known(days).length,
        rounded(sum(known(days)), 2),
        rounded(total(days), 2),
      ]);
    }
  });

  it('come out of the drawn workflow', async () => {
    const run = await runGuide(id, 'Sales of each shop and month', {
      'Read CSV': sampleTable('shop-sales.csv'),
    });
    const drawn = tableAt(run, 'Total');
    const cells = (name: string) => columnOf(drawn, name).values.map(String);
    const [shops, dates] = [cells('shop'), cells('month')];
    const totals = columnOf(drawn, 'total').values.map(Number);
    expect(totals.map((one) => rounded(one, 2))).toEqual(
      shops.map((shop, row) =>
        rounded(total(all.get(`${shop} ${dates[row]?.slice(0, 7)}`) ?? []), 2),
      ),
    );
    expect(totals).toHaveLength(all.size);
  });

  it('continue with the forecasts of the guide', () => {
    const [table] = exampleTables(id, 'Forecast each shop');
    for (const [row, shop] of column(table, 'shop').entries()) {
      const series = [...all]
        .filter(([key]) => key.startsWith(`${shop} `))
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([, days]) => total(days));
      expect(
        ['January 2026', 'February 2026', 'March 2026'].map(
          (month) => numbers(table, month)[row],
        ),
      ).toEqual(forecast(series, 3).map(Math.round));
    }
  });
});

it('gives each forecast the first day of its month', () => {
  const code = codeBlocks(id, 'text').find((one) => one.includes('id - 1'));
  const expression = String(code)
    .trim()
    .replace('date_now()', 'date_parse_custom(%{now}, "yyyy-MM-dd HH:mm")');
  const months = [1, 2, 12].map((number) =>
    evaluate(expression, {
      columns: {id: {type: 'integer', value: number}},
      variables: {now: '2026-01-15 06:03'},
    }),
  );
  expect(
    months.map(({value}) => new Date(Number(value)).toISOString()),
  ).toEqual(
    ['2026-01', '2026-02', '2026-12'].map(
      (month) => `${month}-01T00:00:00.000Z`,
    ),
  );
});

describe('the windows of the pallets', () => {
  const pallets = columnOf(
    sampleTable('bottler-pallets.csv'),
    'pallets',
  ).values.map(Number);
  const error = (from: number, to: number) => {
    const errors = forecast(pallets.slice(from, to)).map(
      (value, at) => (pallets[to + at] ?? 0) - value,
    );
    return Math.sqrt(mean(errors.map((one) => one ** 2)));
  };
  const ends = [36, 39, 42, 45, 48];

  it('have the errors of the guide', () => {
    const [table] = exampleTables(id, 'Test a model over several windows');
    const errors = ends.map((end) => error(end - 36, end));
    expect(numbers(table, 'Root mean squared error')).toEqual(
      [...errors, mean(errors)].map((one) => rounded(one, 2)),
    );
    expect(column(table, 'Trained on months').slice(0, 5)).toEqual(
      ends.map((end) => `${end - 35} to ${end}`),
    );
  });

  it('differ a little from windows that grow', () => {
    const growing = mean(ends.map((end) => error(0, end)));
    expect(textOfPage(id)).toContain(
      `has a mean of ${growing.toFixed(2)} here`,
    );
  });
});
