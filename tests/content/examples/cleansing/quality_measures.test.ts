import {expect, it} from 'vitest';
import {column, exampleTables, rounded} from '../../support/exampleTables';
import type {Cell} from '../../support/exampleTables';

const [homes, measures = []] = exampleTables(
  'operators/cleansing/quality_measures',
);
const price = column(homes, 'price').map(Number);

function correlation(x: readonly number[], y: readonly number[]): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const product = (a: readonly number[], b: readonly number[]) =>
    a.reduce(
      (sum, value, at) => sum + (value - mean(a)) * (Number(b[at]) - mean(b)),
      0,
    );
  return product(x, y) / Math.sqrt(product(x, x) * product(y, y));
}

function measure(cells: readonly Cell[]) {
  const filled = cells.filter((cell) => cell !== '?');
  const values = [...new Set(filled)];
  const counts = values.map(
    (value) => filled.filter((cell) => cell === value).length,
  );
  const isNumeric = filled.every((cell) => typeof cell === 'number');
  return {
    'Missing values': rounded(1 - filled.length / cells.length),
    'Id-likeness': rounded(values.length / filled.length),
    Stability: rounded(Math.max(...counts) / filled.length),
    Correlation: isNumeric
      ? rounded(correlation(filled.map(Number), price))
      : 'none',
  };
}

it.each(measures.map((row) => [String(row.Column), row] as const))(
  'measures %s',
  (name, row) => {
    expect(row).toEqual({Column: name, ...measure(column(homes, name))});
  },
);

it('has a tax of 2 percent of the price', () => {
  expect(column(homes, 'tax')).toEqual(
    price.map((value) => rounded(value * 0.02)),
  );
});
