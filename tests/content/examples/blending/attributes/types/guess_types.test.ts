import {expect, it} from 'vitest';
import {run} from '@lab/blending/attributes/types/guess_types';
import {binominal, nominal, real} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [, result = []] = exampleTables(import.meta);
const [rules = []] = exampleTables(import.meta, 'Description');

/** The page's table, with its texts as written. */
const table = [
  nominal('code', ['007', '12', '?']),
  nominal('amount', ['10', '2.5', null]),
  nominal('note', ['1', 'n/a', '3']),
  real('rate', [2, 4, null]),
];
const guessed = (settings = {}, input = table) =>
  run({'example set input': input}, settings)['example set output'] ?? [];

it('has the table of the page', () => {
  const [shown = []] = exampleTables(import.meta);
  expect(shown).toEqual(
    asTable(shown)[0]?.values.map((_, row) =>
      Object.fromEntries(
        table.map(({name, values}) => [
          name,
          Number(values[row] ?? NaN) || (values[row] ?? '?'),
        ]),
      ),
    ),
  );
});

it('guesses the types and values of the page', () => {
  expect(guessed().map(({type}) => type)).toEqual([
    'integer',
    'real',
    'nominal',
    'integer',
  ]);
  const shown = shownRows(guessed());
  expect(shown.map((row) => ({...row, note: String(row.note)}))).toEqual(
    result.map((row) => ({...row, note: String(row.note)})),
  );
});

it('follows the rules of the description', () => {
  for (const {Values: listed, Type: type} of rules.slice(0, 3)) {
    const values = String(listed)
      .split(', ')
      .map((text) => (text === '?' ? null : text));
    expect(guessed({}, [nominal('x', values)])[0]?.type).toBe(type);
  }
  const gaps = [binominal('x', [null])];
  expect(guessed({}, gaps)).toEqual(gaps);
});

it('takes a point between groups out of numbers, too', () => {
  const output = guessed({
    decimal_point_character: ',',
    number_grouping_character: '.',
  });
  expect(shownCells(output, 'rate')).toEqual([20, 40, '?']);
  expect(shownCells(output, 'amount')).toEqual([10, 25, '?']);
});

it('moves what it looks at to the end', () => {
  const names = guessed({
    attribute_filter_type: 'single',
    attribute: 'code',
  }).map(({name}) => name);
  expect(names).toEqual(['amount', 'note', 'rate', 'code']);
});

it('stops where a filter that looks at values turns a column down', () => {
  expect(() => guessed({attribute_filter_type: 'no_missing_values'})).toThrow(
    'turns down',
  );
});

it('reads a letter for the kind of number, and an exponent', () => {
  const [codes] = guessed({}, [nominal('x', ['12d', '1e3'])]);
  expect(codes).toMatchObject({type: 'integer', values: [12, 1000]});
});

it('takes a difference below 0.000001 for none, and keeps the value', () => {
  const typeOf = (value: number) => guessed({}, [real('x', [value])])[0];
  expect(typeOf(2.0000001)).toMatchObject({
    type: 'integer',
    values: [2.0000001],
  });
  expect(typeOf(2.00001)).toMatchObject({type: 'real'});
});

it('reads NaN as a missing real number', () => {
  const input = [nominal('x', ['1', 'NaN']), nominal('y', ['1', 'nan'])];
  expect(guessed({}, input).map(({type}) => type)).toEqual(['real', 'nominal']);
  expect(guessed({}, input)[0]?.values).toEqual([1, null]);
});
