import {describe, expect, it} from 'vitest';
import {run} from '@lab/validation/performance/predictive/performance_ranking';
import {firstRows} from '@support/changedTable';
import {column, exampleTables, picked} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [tickets] = exampleTables(import.meta);
const CLASSES = ['billing', 'delivery', 'returns'];
const scored = (rows: typeof tickets) =>
  asTable(
    rows,
    {
      ticket: 'id',
      label: {role: 'label', knownValues: CLASSES},
      ...Object.fromEntries(
        CLASSES.map((name) => [
          `confidence(${name})`,
          {role: `confidence_${name}`},
        ]),
      ),
    },
    ['ticket', 'label', ...CLASSES.map((name) => `confidence(${name})`)],
  );
const COSTS = {
  ranking_costs: [
    ['1', '1'],
    ['2', '5'],
  ],
} as const;
const evaluate = (rows: typeof tickets, settings = {}) =>
  run({'example set': scored(rows)}, {...COSTS, ...settings});
const mean = (rows: typeof tickets, settings = {}) =>
  shownCells(evaluate(rows, settings).performance, 'value')[0];

describe('the example', () => {
  it('ranks the right class, and looks up the cost', () => {
    expect(shownRows(evaluate(tickets).ranks)).toEqual(
      picked(tickets, ['rank', 'cost']),
    );
  });

  it('has the mean of the text', () => {
    const costs = column(tickets, 'cost').map(Number);
    expect(costs.reduce((sum, cost) => sum + cost)).toBe(7);
    expect(mean(tickets)).toBe(1.4);
  });
});

describe('the operator', () => {
  const rows = tickets ?? [];
  const costs = (...entries: readonly (readonly [string, string])[]) => ({
    ranking_costs: entries,
  });

  it('sorts the entries, and lets ranks below the first one go free', () => {
    expect(mean(rows, costs(['2', '5'], ['1', '1']))).toBe(1.4);
    expect(mean(rows, costs(['2', '1']))).toBe(0.2);
    expect(mean(rows, costs(['0', '1']))).toBe(1);
    expect(mean(rows, costs(['1', '1']))).toBe(0.6);
  });

  it('puts a row first whose own confidence is missing, and ignores other missing ones', () => {
    const without = (name: string) =>
      [{...rows[3], [`confidence(${name})`]: '?'}] as typeof rows;
    expect(shownCells(evaluate(without('returns')).ranks, 'rank')).toEqual([0]);
    expect(shownCells(evaluate(without('billing')).ranks, 'rank')).toEqual([1]);
  });

  it('stops at a missing label', () => {
    expect(() =>
      evaluate([...rows, {...rows[0], label: '?'}] as typeof rows),
    ).toThrow('Row 6');
  });

  it('takes a class without confidences as one whose confidences are missing', () => {
    const {performance} = run({'example set': scored(rows).slice(0, 4)}, COSTS);
    expect(shownCells(performance, 'value')).toEqual([0.2]);
  });

  it('has no mean without rows', () => {
    const empty = firstRows(scored(rows), 0);
    const {performance} = run({'example set': empty}, COSTS);
    expect(shownCells(performance, 'value')).toEqual(['?']);
  });
});
