import {describe, expect, it} from 'vitest';
import {run} from '@lab/validation/performance/predictive/performance_costs';
import {firstRows} from '@support/changedTable';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [prices, machines, measured] = exampleTables(import.meta);
const CLASSES = ['ok', 'worn', 'broken'];
const MATRIX = {
  cost_matrix: (prices ?? [])
    .map((row) => CLASSES.map((name) => row[name]).join(' '))
    .join('; '),
};
const ORDER = {class_order_definition: CLASSES.join(',')};
const scored = (rows: Parameters<typeof asTable>[0]) =>
  asTable(
    rows,
    {machine: 'id', state: 'label', 'prediction(state)': 'prediction'},
    ['machine', 'state', 'prediction(state)'],
  );
const evaluate = (rows: typeof machines, settings = {}) =>
  run({'example set': scored(rows)}, {...MATRIX, ...settings});
const mean = (rows: typeof machines, settings = {}) =>
  shownCells(evaluate(rows, settings).performance, 'value')[0];

describe('the example', () => {
  it('has its classes in the order of the text', () => {
    expect(column(prices, 'predicted')).toEqual(CLASSES);
  });

  it('looks up the cost of each machine, and takes the mean', () => {
    const costs = column(machines, 'cost').map(Number);
    expect(shownCells(evaluate(machines, ORDER).costs, 'cost')).toEqual(costs);
    expect(costs.reduce((sum, cost) => sum + cost)).toBe(335);
    expect(shownRows(evaluate(machines, ORDER).performance)).toEqual(measured);
    expect(mean(machines, ORDER)).toBe(47.857);
  });

  it('has four right predictions', () => {
    expect(
      (machines ?? []).filter((row) => row.state === row['prediction(state)']),
    ).toHaveLength(4);
  });
});

describe('the operator', () => {
  const rows = machines ?? [];
  const unlabeled = [...rows, {...rows[6], state: '?'}] as typeof rows;

  it('follows the values of the columns where no order is given', () => {
    expect(mean(rows)).toBe(47.857);
    expect(mean(rows.slice(3, 5))).toBe((0 + 0) / 2);
  });

  it('takes a missing label as the first class, or stops', () => {
    expect(mean(unlabeled)).toBe(Number(((335 + 15) / 8).toFixed(3)));
    expect(() => mean(unlabeled, ORDER)).toThrow('Row 8');
  });

  it('has no mean without rows', () => {
    const empty = firstRows(scored(rows), 0);
    const {performance} = run({'example set': empty}, MATRIX);
    expect(shownCells(performance, 'value')).toEqual(['?']);
  });

  it('rejects an order that does not fit', () => {
    expect(() =>
      mean(rows, {class_order_definition: 'ok,worn,defect'}),
    ).toThrow('lacks "broken"');
    expect(() =>
      mean(rows, {class_order_definition: 'ok,worn,broken,lost'}),
    ).toThrow('differ in size');
  });
});
