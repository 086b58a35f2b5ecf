import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  mean,
  sum,
} from '../../../plugins/operator-lab/operators/_shared/numbers/averages';
import {ROOT} from '../../support/sites';
import {
  column,
  exampleTables,
  numbers,
  rounded,
} from '../support/exampleTables';
const percent = (value: number) => `${(100 * value).toFixed(1)}%`;

/**
 * Counts of a page's confusion matrices: rows are predicted, columns actual.
 */
function matrices(id: string): number[][][] {
  return readFileSync(path.join(ROOT, `docs/${id}.mdx`), 'utf8')
    .split(/\bcounts[=:]/)
    .slice(1)
    .map((rest) => rest.split(/\/>|```/)[0] ?? '')
    .map((figure) =>
      [...figure.matchAll(/\[(\d[\d, ]*)\]/g)].map(([, row = '']) =>
        row.split(',').map(Number),
      ),
    );
}

describe('binary classification', () => {
  const id = 'auto/machine-learning/binary';
  const [half = [], fifth = []] = matrices(id);
  const [[tn = 0, fn = 0] = [], [fp = 0, tp = 0] = []] = half;

  it('names the cells of its matrix', () => {
    const [cells] = exampleTables(id, 'Confusion matrix');
    expect(numbers(cells, 'Customers')).toEqual([tn, fn, fp, tp]);
  });

  it('computes the metrics from the matrix', () => {
    const [metrics] = exampleTables(id, 'Performance metrics');
    const precision = tp / (tp + fp);
    const recall = tp / (tp + fn);
    const accuracy = (tp + tn) / sum(half.flat());
    expect(column(metrics, 'Here').slice(0, 6)).toEqual(
      [
        accuracy,
        1 - accuracy,
        precision,
        recall,
        tn / (tn + fp),
        (2 * precision * recall) / (precision + recall),
      ].map(percent),
    );
  });

  it('computes each row of the thresholds from its offers', () => {
    const [rows = []] = exampleTables(
      id,
      'Example: choose a threshold by cost',
    );
    for (const row of rows) {
      const [hits, alarms] = [Number(row.TP), Number(row.FP)];
      expect(row).toMatchObject({
        Offers: hits + alarms,
        Accuracy: percent((hits + 1800 - alarms) / 2000),
        Precision: hits + alarms ? percent(hits / (hits + alarms)) : 'none',
        Recall: percent(hits / 200),
        'Gain in euros': 50 * hits - 10 * alarms,
      });
    }
    expect(fifth[1]).toEqual([196, 120]);
    expect(sum(fifth.flat())).toBe(2000);
  });
});

describe('multiclass classification', () => {
  const id = 'auto/machine-learning/multiclass';
  const [first = [], second = []] = matrices(id);
  const actual = (counts: number[][], at: number) =>
    sum(counts.map((row) => row[at] ?? 0));
  const recall = (counts: number[][], at: number) =>
    (counts[at]?.[at] ?? 0) / actual(counts, at);
  const precision = (counts: number[][], at: number) =>
    (counts[at]?.[at] ?? 0) / sum(counts[at] ?? []);

  it('computes the values of each class and their averages', () => {
    const [table] = exampleTables(id, 'Macro and weighted average');
    const classes = [0, 1, 2];
    const rowsOf = (of: typeof recall) => {
      const values = classes.map((at) => of(first, at));
      const weighted = sum(
        values.map((value, at) => value * actual(first, at)),
      );
      return [...values, mean(values), weighted / 200].map(percent);
    };
    expect(column(table, 'Recall')).toEqual(rowsOf(recall));
    expect(column(table, 'Precision')).toEqual(rowsOf(precision));
  });

  it('adds up the cost of both models', () => {
    const [costs = []] = exampleTables(
      id,
      'Example: choose between two models',
    );
    const cost = (counts: number[][]) =>
      sum(
        costs.flatMap((row, at) =>
          ['Actual A', 'Actual B', 'Actual C'].map(
            (name, to) => Number(row[name]) * (counts[at]?.[to] ?? 0),
          ),
        ),
      );
    expect([cost(first), cost(second)]).toEqual([405, 252]);
    expect(rounded(1 - 252 / 405, 2)).toBe(0.38);
  });
});

describe('regression', () => {
  const [parcels = []] = exampleTables(
    'auto/machine-learning/regression',
    'Performance metrics',
  );
  const rows = parcels.filter(({Parcel: name}) => name !== 'Sum');
  const actual = numbers(rows, 'Actual');
  const residuals = actual.map(
    (value, at) => value - (numbers(rows, 'Predicted')[at] ?? 0),
  );
  const squares = residuals.map((value) => value ** 2);
  const spread = actual.map((value) => (value - mean(actual)) ** 2);

  it('fills in the columns of each parcel and their sum', () => {
    expect(numbers(parcels, 'Residual')).toEqual([
      ...residuals,
      sum(residuals),
    ]);
    expect(numbers(parcels, 'Absolute').at(-1)).toBe(
      sum(residuals.map(Math.abs)),
    );
    expect(numbers(parcels, 'Squared').at(-1)).toBe(sum(squares));
  });

  it('computes RMSE, relative error, and R squared', () => {
    expect(rounded(Math.sqrt(mean(squares)), 2)).toBe(2.1);
    const relative = residuals.map((value, at) =>
      Math.abs(value / (actual[at] ?? 1)),
    );
    expect(percent(mean(relative))).toBe('10.7%');
    expect([sum(spread), 1 - sum(squares) / sum(spread)]).toEqual([88, 0.75]);
    const shifted = residuals.map((value) => (value - 3) ** 2);
    expect(rounded(1 - sum(shifted) / sum(spread), 2)).toBe(0.1);
    expect(rounded(Math.sqrt(mean(shifted)), 2)).toBe(3.97);
  });
});

describe('forecasting', () => {
  it('computes the measures from the errors', () => {
    const errors = [18, 5, 41, -3, 19, -15, 28, -5, 50, 11, 72, 49];
    const [table = []] = exampleTables('auto/forecasting', 'Error measures');
    expect(table[0]).toMatchObject({
      MAE: rounded(mean(errors.map(Math.abs)), 1),
      RMSE: rounded(Math.sqrt(mean(errors.map((error) => error ** 2))), 1),
      'Mean error': rounded(mean(errors), 1),
    });
    expect(errors.filter((error) => error > 0)).toHaveLength(9);
    expect(rounded(614.1 + 4.904 * 55 + 151, 1)).toBe(1034.8);
  });
});

describe('clustering', () => {
  it('weighs the means of the groups', () => {
    const [table = []] = exampleTables('auto/clustering', 'Worked example');
    const rows = numbers(table, 'Rows').slice(0, 3);
    const weighted = (name: string) =>
      sum(
        numbers(table, name)
          .slice(0, 3)
          .map((value, at) => value * (rows[at] ?? 0)),
      ) / sum(rows);
    expect(sum(rows)).toBe(table[3]?.Rows);
    expect(rounded(weighted('Orders per year'), 1)).toBe(7.5);
    expect(rounded(weighted('Mean basket'), 0)).toBe(50);
  });
});

describe('feature engineering', () => {
  it('fits the line of the simple example', () => {
    const [table] = exampleTables(
      'auto/feature-engineering',
      'A simple example',
    );
    const speed = numbers(table, 'Speed in km/h');
    const way = numbers(table, 'Distance');
    const slope =
      sum(speed.map((x, at) => (x - mean(speed)) * (way[at] ?? 0))) /
      sum(speed.map((x) => (x - mean(speed)) ** 2));
    const offset = mean(way) - slope * mean(speed);
    expect([rounded(slope, 6), rounded(offset, 6)]).toEqual([1.2, -28]);
    const line = speed.map((x) => rounded(slope * x + offset, 6));
    expect(numbers(table, 'Line on speed')).toEqual(line);
    expect(
      rounded(
        Math.sqrt(mean(way.map((y, at) => (y - (line[at] ?? 0)) ** 2))),
        2,
      ),
    ).toBe(6.69);
  });

  it('evaluates the formula of the chosen set', () => {
    const distance = (speed: number, load: number, wet: number) =>
      3.235 + 0.1879 * load + (0.009063 + 0.003352 * wet) * speed ** 2;
    expect(
      [distance(80, 10, 0), distance(80, 10, 1)].map((value) =>
        rounded(value, 1),
      ),
    ).toEqual([63.1, 84.6]);
    expect(2 ** 30).toBeGreaterThan(1e9);
  });
});
