import {describe, expect, it} from 'vitest';
import {
  chosenColumns,
  isNominal,
  isNumeric,
} from '@lab/_shared/tables/chosenColumns';
import type {Column, ColumnType, Settings} from '@lab/_shared/types';
import {integer, nominal, text} from '@support/columns';
import {column, exampleTables} from '@support/exampleTables';

const [data, choices] = exampleTables(import.meta);

/** Column types that the page describes in its text. */
const TYPES: Readonly<Record<string, ColumnType>> = {
  id: 'integer',
  age: 'integer',
  income: 'real',
  member: 'binominal',
};
const ROLES: Readonly<Record<string, string>> = {id: 'id', churn: 'label'};

const table = Object.keys(data?.[0] ?? {}).map((name): Column => ({
  name,
  type: TYPES[name] ?? 'nominal',
  ...(ROLES[name] && {role: ROLES[name]}),
  values: column(data, name).map((cell) => (cell === '?' ? null : cell)),
}));

/** Parses settings as written on the page: `name = value; name = value`. */
function settingsOf(filter: string, further: string): Settings {
  const pairs = further
    .split('; ')
    .filter(Boolean)
    .map((pair) => pair.split(/ = (.*)/s))
    .map(([name, value]) => [name, value === 'true' ? true : value]);
  return {attribute_filter_type: filter, ...Object.fromEntries(pairs)};
}

const found = (
  settings: Settings,
  accepts: (one: Column) => boolean = () => true,
) => chosenColumns(table, settings, accepts).map(({name}) => name);

describe('the example of choosing columns', () => {
  it.each(choices ?? [])(
    '$Filter, $[Additional settings]: $Columns',
    ({Filter: filter, 'Additional settings': further, Columns: columns}) => {
      expect(
        found(settingsOf(String(filter), String(further))).join(', ') || 'none',
      ).toBe(columns);
    },
  );

  it('has rows to check', () => {
    expect(choices?.length).toBeGreaterThan(12);
  });
});

describe('what the page says besides', () => {
  it('never finds a type that the operator does not take', () => {
    expect(
      found(
        {
          invert_selection: true,
          attribute_filter_type: 'single',
          attribute: 'age',
        },
        isNumeric,
      ),
    ).toEqual(['income']);
    expect(() =>
      found({attribute_filter_type: 'single', attribute: 'city'}, isNumeric),
    ).toThrow('"city" has a type that this operator cannot work on');
  });

  it.each([
    ['> 30 && < 60 || = 0', 'both && and ||'],
    ['30', 'begins with no sign'],
    ['> thirty', 'is no number'],
    ['', 'needs a condition'],
  ])('rejects the condition "%s"', (condition, message) => {
    expect(() =>
      found({
        attribute_filter_type: 'numeric_value_filter',
        numeric_condition: condition,
      }),
    ).toThrow(message);
  });

  it.each([
    ['= 34 || = 38 || = 51', true],
    ['<> 51', false],
    ['!= 51', false],
    ['<= 51', true],
    ['< 51', false],
    ['>= 34', true],
    ['> 34', false],
  ])('compares by "%s"', (condition, expected) => {
    expect(
      found({
        attribute_filter_type: 'numeric_value_filter',
        numeric_condition: condition,
      }).includes('age'),
    ).toBe(expected);
  });

  it.each([
    ['text', ['note']],
    ['nominal', ['note', 'city']],
    ['polynominal', ['city']],
  ])('finds %s columns by their type', (type, names) => {
    const texts: Column[] = [
      text('note', ['a']),
      nominal('city', ['Bonn']),
      integer('age', [34]),
    ];
    expect(
      chosenColumns(
        texts,
        {attribute_filter_type: 'value_type', value_type: type},
        isNominal,
      ).map(({name}) => name),
    ).toEqual(names);
  });

  it('rejects an empty expression', () => {
    expect(() => found({attribute_filter_type: 'regular_expression'})).toThrow(
      'needs an expression',
    );
  });
});
