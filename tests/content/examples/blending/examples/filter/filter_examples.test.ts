import {expect, it} from 'vitest';
import {run} from '../../../../../../src/operators/blending/examples/filter/filter_examples';
import type {Settings} from '../../../../../../src/operators/_shared/types';
import {exampleTables} from '../../../../support/exampleTables';
import {asTable, shownCells} from '../../../../support/runTables';

const [orders, filters = []] = exampleTables(
  'operators/blending/examples/filter/filter_examples',
);
const table = asTable(orders, {
  order: {role: 'id'},
  shipped: {type: 'date'},
});

/** Settings as the page writes them: column, comparison, and value. */
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
  [
    settingsOf('custom_filters', 'shipped eq ?'),
    '"?" is no date such as 03/15/2026.',
  ],
  [settingsOf('expression', 'amount >'), 'The expression ends too early.'],
  [
    settingsOf('wrong_predictions', ''),
    'The table needs a label and a prediction.',
  ],
])('stops as the operator does: %o', (settings, message) => {
  expect(() => filtered(settings)).toThrow(message);
});
