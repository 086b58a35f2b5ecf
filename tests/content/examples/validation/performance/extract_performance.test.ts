import {describe, expect, it} from 'vitest';
import type {Settings} from '@lab/_shared/types';
import {run} from '@lab/validation/performance/extract_performance';
import {nominal} from '@support/columns';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [calls, shown] = exampleTables(import.meta);
const table = asTable(calls, {customer: 'id'});
const result = (settings: Parameters<typeof run>[1]) =>
  run({'example set': table}, settings);
const value = (settings: Parameters<typeof run>[1]) =>
  shownCells(result(settings).performance, 'value')[0];
const ofProfit = {attribute_name: 'profit'};
const cell = (row: number, name = 'profit') => ({
  performance_type: 'data_value',
  attribute_name: name,
  example_index: row,
});
const statistic = (statistics: string, name = 'profit') => ({
  performance_type: 'statistics',
  attribute_name: name,
  statistics,
});

describe('the example', () => {
  it('has the numbers of the page', () => {
    const settings: Settings[] = [
      {},
      {performance_type: 'number_of_attributes'},
      cell(2),
      cell(-2),
      statistic('average'),
      statistic('min'),
      {...statistic('count', 'called'), attribute_value: 'yes'},
    ];
    expect(settings.map(value)).toEqual(
      column(shown, 'Data Based Performance'),
    );
    expect(
      settings.map((one) =>
        'performance_type' in one ? one.performance_type : 'number_of_examples',
      ),
    ).toEqual(column(shown, 'performance_type'));
  });
});

describe('the operator', () => {
  it('turns the sign for an optimization that minimizes', () => {
    const fitness = (direction: string) =>
      shownCells(
        result({...cell(1), optimization_direction: direction}).fitness,
        'fitness',
      );
    expect(fitness('maximize')).toEqual([40]);
    expect(fitness('minimize')).toEqual([-40]);
  });

  it('has no value for a missing cell, and positions for nominal values', () => {
    expect(value(cell(4))).toBe('?');
    expect(value(cell(-1))).toBe('?');
    expect(value(cell(4, 'called'))).toBe(1);
    expect(value(statistic('average', 'called'))).toBe(0);
    expect(value(statistic('max', 'called'))).toBe('?');
  });

  it('takes the value that is the first to occur so often', () => {
    const mode = (...values: (string | null)[]) =>
      shownCells(
        run(
          {'example set': [nominal('called', values)]},
          statistic('average', 'called'),
        ).performance,
        'value',
      );
    expect(mode('no', 'yes', 'yes', 'no')).toEqual([1]);
    expect(mode('no', 'yes')).toEqual([0]);
    expect(mode(null)).toEqual([-1]);
  });

  it('stops at rows, columns, and values that are not there', () => {
    expect(() => value(cell(0))).toThrow('from 1');
    expect(() => value(cell(5))).toThrow('no row 5');
    expect(() => value(cell(-5))).toThrow('no row -5');
    expect(() => value(cell(1, 'loss'))).toThrow('no column "loss"');
    expect(() => value({...statistic('count'), ...ofProfit})).toThrow(
      'nominal',
    );
    expect(() =>
      value({...statistic('count', 'called'), attribute_value: 'later'}),
    ).toThrow('no value "later"');
  });
});
