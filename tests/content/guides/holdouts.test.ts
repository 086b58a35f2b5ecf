import {describe, expect, it} from 'vitest';
import {textOfPage} from '../support/claims';
import {areaUnderRoc} from '../support/classMeasures';
import {column, exampleTables, rounded} from '../support/exampleTables';
import {chartData, matricesOf} from '../support/figures';
import {columnOf, height} from '../support/rows';
import {sampleTable} from '../support/sampleData';

const FOLDER = 'auto/machine-learning';

it('lists the files of the Auto guides with their rows and columns', () => {
  const [files] = exampleTables(
    'tutorial/sample-data',
    'Rows behind the Auto guides',
  );
  const tables = column(files, 'File').map(String).map(sampleTable);
  expect(column(files, 'Rows')).toEqual(tables.map(height));
  expect(column(files, 'Columns')).toEqual(tables.map(({length}) => length));
  expect(tables).toHaveLength(3);
});

describe('the customers of binary classification', () => {
  const id = `${FOLDER}/binary`;
  const table = sampleTable('churn-holdout.csv');
  const actual = columnOf(table, 'actual').values;
  const inFile = columnOf(table, 'confidence(churn)').values.map(
    (confidence, at) => ({
      confidence: Number(confidence),
      isPositive: actual[at] === 'churn',
    }),
  );
  const rows = [...inFile].sort(
    (one, other) => other.confidence - one.confidence,
  );
  const hits = (of: typeof rows) =>
    of.filter(({isPositive}) => isPositive).length;
  const offered = (threshold: number) =>
    rows.filter(({confidence}) => confidence >= threshold);
  const gain = (of: typeof rows) => 60 * hits(of) - 10 * of.length;

  it('fill the matrices and the table of thresholds', () => {
    const matrix = (threshold: number) => {
      const [all, tp] = [offered(threshold).length, hits(offered(threshold))];
      return [
        [1800 - (all - tp), 200 - tp],
        [all - tp, tp],
      ];
    };
    expect(matricesOf(id).map(({counts}) => counts)).toEqual(
      [0.5, 0.2].map(matrix),
    );
    const [costs = []] = exampleTables(
      id,
      'Example: choose a threshold by cost',
    );
    expect(
      costs.slice(1, 5).map((row) => [row.TP, row.FP, row['Gain in euros']]),
    ).toEqual(
      [0.5, 0.3, 0.2, 0.1]
        .map(offered)
        .map((of) => [hits(of), of.length - hits(of), gain(of)]),
    );
  });

  it('lead to the curve, its area, and the lift', () => {
    const [roc, lift] = chartData(id);
    const points = rows.map((_, at) => {
      const tp = hits(rows.slice(0, at + 1));
      return `${rounded((at + 1 - tp) / 1800, 3)}, ${rounded(tp / 200, 3)}`;
    });
    const drawn = (roc?.['Churn model'] ?? []).slice(1).map(String);
    expect(
      drawn.filter((point) => !points.includes(point.replace(',', ', '))),
    ).toEqual([]);
    expect(rounded(areaUnderRoc(rows, 0.5), 3)).toBe(0.852);
    const tenths = Array.from({length: 10}, (_, at) =>
      rows.slice(200 * at, 200 * at + 200),
    );
    expect(lift?.['This tenth']).toEqual(tenths.map((of) => hits(of) / 20));
  });

  it('have the best threshold that the page names', () => {
    const best = rows.reduce(
      (found, {confidence}) =>
        gain(offered(confidence)) > gain(offered(found)) ? confidence : found,
      1,
    );
    expect(textOfPage(id)).toContain(
      `gains ${gain(offered(best)).toLocaleString('en-US')} with ${offered(best).length} offers`,
    );
    const near = rows.filter(
      ({confidence}) => confidence > 0.15 && confidence < 0.25,
    );
    expect(hits(near) / near.length).toBeGreaterThan(0.15);
    expect(hits(near) / near.length).toBeLessThan(0.25);
  });

  it('gain less on rows that did not choose the threshold', () => {
    const [chosen, judged] = [inFile.slice(0, 1000), inFile.slice(1000)];
    const at = (threshold: number, of: typeof rows) =>
      gain(of.filter(({confidence}) => confidence >= threshold));
    const best = rows.reduce(
      (found, {confidence}) =>
        at(confidence, chosen) > at(found, chosen) ? confidence : found,
      1,
    );
    const [one, other] = [at(best, chosen), at(best, judged)];
    const text = textOfPage(id);
    expect(text).toContain(
      `${best.toFixed(3)} has the highest gain, ${one.toLocaleString('en-US')} euros`,
    );
    expect(text).toContain(
      `gains ${other.toLocaleString('en-US')} euros. Together, these are ${(one + other).toLocaleString('en-US')} euros`,
    );
  });
});

it('counts the castings of multiclass classification', () => {
  const table = sampleTable('casting-grades.csv');
  const [actual, ...models] = ['actual', 'model 1', 'model 2'].map(
    (name) => columnOf(table, name).values,
  );
  const counts = (predicted: (typeof models)[number]) =>
    ['A', 'B', 'C'].map((grade) =>
      ['A', 'B', 'C'].map(
        (real) =>
          predicted.filter(
            (value, at) => value === grade && actual?.[at] === real,
          ).length,
      ),
    );
  expect(
    matricesOf(`${FOLDER}/multiclass`).map((matrix) => matrix.counts),
  ).toEqual(models.map(counts));
});
