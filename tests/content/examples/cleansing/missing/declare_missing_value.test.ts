import {describe, expect, it} from 'vitest';
import {run} from '@lab/cleansing/missing/declare_missing_value';
import type {Table} from '@lab/_shared/types';
import {date, nominal} from '@support/columns';
import {exampleTables, rounded} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [answers, steps = [], output] = exampleTables(import.meta);
const CODES = {
  numeric: 'numeric_value',
  nominal: 'nominal_value',
  expression: 'expression_value',
};

function declare(table: Table, settings: object): Table {
  return run({'example set input': table}, {...settings})[
    'example set output'
  ]!;
}

function average(table: Table, name: string): number {
  const values = table
    .find((column) => column.name === name)!
    .values.filter((value) => value !== null);
  return rounded(
    values.reduce<number>((sum, value) => sum + Number(value), 0) /
      values.length,
  );
}

const declared = steps.reduce(
  (table, {mode, columns, code}) =>
    declare(table, {
      mode: String(mode),
      [CODES[mode as keyof typeof CODES]]: code,
      attribute_filter_type: 'subset',
      attributes: String(columns).replaceAll(', ', '|'),
    }),
  asTable(answers),
);

it('declares a number, a text, and a condition', () => {
  expect(shownRows(declared)).toEqual(output);
});

it('changes the average weight', () => {
  expect(average(asTable(answers), 'weight')).toBe(259.4);
  expect(average(declared, 'weight')).toBe(74.5);
});

describe('edges', () => {
  const dates = [
    date('day', ['2024-01-31']),
    nominal('code', ['n/a'], {knownValues: ['n/a']}),
  ];

  it('stops at a date column in the mode nominal, and passes over it in the mode numeric', () => {
    expect(() =>
      declare(dates, {mode: 'nominal', nominal_value: 'n/a'}),
    ).toThrow('"day" holds dates');
    expect(declare(dates, {numeric_value: 1})).toEqual(dates);
  });

  it('leaves the declared text in the list of values', () => {
    expect(
      declare(dates, {
        mode: 'nominal',
        nominal_value: 'n/a',
        attribute_filter_type: 'single',
        attribute: 'code',
      })[1],
    ).toEqual({...dates[1], values: [null]});
  });

  it('makes all chosen columns of a row missing by an expression', () => {
    expect(
      declare(asTable([{a: 130, b: 1}]), {
        mode: 'expression',
        expression_value: 'a > 120 || a < 0',
      }).map(({values}) => values),
    ).toEqual([[null], [null]]);
  });

  it('stops as the operator does', () => {
    expect(() => declare(dates, {})).toThrow('must be given');
    expect(() =>
      declare(dates, {mode: 'expression', expression_value: 'x > 1'}),
    ).toThrow('There is no column "x".');
    expect(() =>
      declare(dates, {mode: 'expression', expression_value: 'day >'}),
    ).toThrow('The expression ends too early.');
  });
});
