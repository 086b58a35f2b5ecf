import {describe, expect, it} from 'vitest';
import {run} from '@lab/cleansing/missing/replace_missing_values';
import type {Column} from '@lab/_shared/types';
import {binominal} from '@support/columns';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [input, output, later] = exampleTables(import.meta);
const {'example set output': result, applied} = run(
  {
    'example set input': asTable(input),
    'new data': asTable(later, {age: {type: 'integer'}}, ['age', 'city']),
  },
  {columns: [['visits', 'zero']]},
);

it('fills the average, zero, and the text that is first of the most frequent', () => {
  expect(shownRows(result)).toEqual(output);
});

it('fills new rows from the training data', () => {
  expect(shownCells(applied, 'age')).toEqual(column(later, 'age, filled'));
  expect(shownCells(applied, 'city')).toEqual(column(later, 'city, filled'));
});

function filled(
  type: Column['type'],
  values: Column['values'],
  settings: object,
) {
  return run({'example set input': [{name: 'a', type, values}]}, {...settings})[
    'example set output'
  ]?.[0]?.values;
}

describe('edges', () => {
  it.each([
    ['average', 'integer', 0],
    ['average', 'real', null],
    ['average', 'nominal', null],
    ['minimum', 'real', Infinity],
    ['maximum', 'real', -Infinity],
    ['zero', 'real', 0],
  ] as const)('%s of an empty column: %s', (method, type, expected) => {
    expect(filled(type, [null], {default: method})).toEqual([expected]);
  });

  it.each([
    ['minimum', 'nominal', ['b', null], ['b', null]],
    ['average', 'date', ['2024-05-01', null], ['2024-05-01', null]],
    ['maximum', 'date', ['2024-05-01', null], ['2024-05-01', '2024-05-01']],
    ['zero', 'date', [null], ['1970-01-01']],
    ['none', 'real', [1, null], [1, null]],
    ['average', 'integer', [1, 2, null], [1, 2, 2]],
  ] as const)('%s of a column of the type %s', (method, type, cells, after) => {
    expect(filled(type, cells, {default: method})).toEqual(after);
  });

  it.each([
    ['date', '12/31/2024', '2024-12-31'],
    ['nominal', 'new', 'new'],
    ['real', '1.5', 1.5],
    ['binominal', 'second', 'second'],
  ] as const)('takes a value of the type %s', (type, text, expected) => {
    const settings = {default: 'value', replenishment_value: text};
    expect(filled(type, [null], settings)).toEqual([expected]);
  });

  it.each([
    ['integer', [null], '1.5', 'must be a whole number'],
    ['real', [1], 'unknown', 'must be a number'],
    ['date', [null], '2024-12-31', 'must be a date'],
    ['binominal', ['yes', 'no', null], 'maybe', 'would be a third one'],
  ] as const)(
    'stops at a column of the type %s',
    (type, cells, text, error) => {
      const settings = {default: 'value', replenishment_value: text};
      expect(() => filled(type, cells, settings)).toThrow(error);
    },
  );

  it('stops at new data where the replacement would be a third value', () => {
    const smokers = (values: readonly (string | null)[]) =>
      [binominal('a', values)] as const;
    expect(() =>
      run(
        {
          'example set input': smokers(['yes', 'no', 'no', null]),
          'new data': smokers(['never', 'often']),
        },
        {},
      ),
    ).toThrow('would be a third one');
  });

  it('stops without a value', () => {
    expect(() => filled('real', [null], {default: 'value'})).toThrow(
      'must be given',
    );
  });

  it('takes the last of two lines for a column', () => {
    const columns = [
      ['a', 'zero'],
      ['a', 'maximum'],
    ];
    expect(filled('real', [4, null], {columns})).toEqual([4, 4]);
  });
});
