import {expect, it} from 'vitest';
import {run} from '@lab/blending/examples/filter/filter_examples';
import type {Settings} from '@lab/_shared/types';
import {withColumn} from '@support/changedTable';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';

const [orders, filters = [], kept] = exampleTables(import.meta);
const table = asTable(orders, {order: 'id', shipped: {type: 'date'}});

/** Settings as written on the page: column, comparison, and value. */
function settingsOf(condition_class: string, filter: string): Settings {
  return condition_class === 'expression'
    ? {condition_class, parameter_expression: filter}
    : {
        condition_class,
        filters_list: filter
          .split(', ')
          .map(
            (one) => ['filters_entry_key', one.replaceAll(' ', '.')] as const,
          ),
      };
}

function filtered(settings: Settings): [string, string] {
  const output = run({'example set input': table}, settings);
  return [
    shownCells(output['example set output'], 'order').join(', '),
    shownCells(output['unmatched example set'], 'order').join(', '),
  ];
}

it.each(filters.map((row) => [row] as const))('%o', (row) => {
  const settings = settingsOf(
    String(row['condition class']),
    String(row.filter),
  );
  expect(filtered(settings)).toEqual([String(row.kept), String(row.unmatched)]);
});

it('returns the rows of the first filter', () => {
  const output = run(
    {'example set input': table},
    settingsOf('custom_filters', String(filters[0]?.filter)),
  );
  expect(shownRows(output['example set output'])).toEqual(kept);
});

it('reads points of a text behind a backslash, and the list by its name', () => {
  const named = (condition: string) =>
    filtered({filters: [['filters_entry_key', condition]]})[0];
  expect(named(String.raw`amount.lt.119\.5`)).toBe('2');
  expect(named(String.raw`region.matches.n\.\.th`)).toBe('1, 4');
  expect(named(String.raw`region.matches.\\w+`)).toBe('1, 2, 4, 5');
});

it('keeps rows by their label', () => {
  const labeled = withColumn(table, 'region', {role: 'label'});
  const keptBy = (condition_class: string) =>
    shownCells(
      run({'example set input': labeled}, {condition_class})[
        'example set output'
      ],
      'order',
    );
  expect(keptBy('no_missing_labels')).toEqual([1, 2, 4, 5]);
  expect(keptBy('missing_labels')).toEqual([3]);
});

it('keeps by the inverted filter what a missing value made fail', () => {
  const settings = settingsOf('custom_filters', 'amount gt 100');
  expect(filtered({...settings, invert_filter: true})[0]).toBe('2, 4');
  expect(filtered(settingsOf('custom_filters', 'amount le 100'))[0]).toBe('2');
});

it('compares dates, and takes any condition if told so', () => {
  const settings = settingsOf(
    'custom_filters',
    'shipped ge 03/09/2026, amount lt 100',
  );
  expect(filtered(settings)[0]).toBe('');
  expect(filtered({...settings, filters_logic_and: false})[0]).toBe('2, 4');
});

it.each([
  [{}, 'There is no filter given.'],
  [settingsOf('custom_filters', 'weight gt 1'), 'There is no column "weight".'],
  [
    settingsOf('custom_filters', 'region gt 1'),
    'The condition gt does not fit the column "region".',
  ],
  [settingsOf('custom_filters', 'amount gt many'), '"many" is not a number.'],
  [
    settingsOf('custom_filters', 'shipped eq ?'),
    '"?" is no date such as 03/15/2026.',
  ],
  [settingsOf('expression', 'amount >'), 'The expression ends too early.'],
  [settingsOf('missing_labels', ''), 'The table needs a label.'],
  [settingsOf('attribute_value_filter', ''), 'This example cannot filter'],
  [
    settingsOf('wrong_predictions', ''),
    'The table needs a label and a prediction.',
  ],
])('stops as the operator does: %o', (settings, message) => {
  expect(() => filtered(settings)).toThrow(message);
});
