import {expect, it} from 'vitest';
import {chosenColumns, isNominal} from '@lab/_shared/tables/chosenColumns';
import {run} from '@lab/blending/attributes/types/nominal_to_text';
import type {Table} from '@lab/_shared/types';
import {columnTexts, filterOf} from '@support/columnTexts';
import {binominal} from '@support/columns';
import {exampleTables, picked} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';
import {sampleTable} from '@support/sampleData';

const [tickets, choices] = exampleTables(import.meta);
const table = asTable(tickets);
const turned = (settings = {}, input: Table = table) =>
  run({'example set input': input}, settings)['example set output'];

it('shows tickets of the sample data', () => {
  const sample = shownRows(sampleTable('support-tickets.csv'));
  const shown = picked(sample, Object.keys(tickets?.[0] ?? {}));
  for (const ticket of tickets ?? []) {
    expect(shown).toContainEqual(ticket);
  }
});

it.each(choices ?? [])(
  'with $Setting: $[Columns of the result]',
  ({Setting: setting, 'Columns of the result': columns}) => {
    expect(columnTexts(turned(filterOf(String(setting))))).toBe(columns);
  },
);

it('is found by other filters than before', () => {
  const [filters] = exampleTables(import.meta, 'Description');
  const topic = table.filter(({name}) => name === 'topic');
  const finds = (input: Table | undefined, type: unknown) =>
    chosenColumns(
      input ?? [],
      {attribute_filter_type: 'value_type', value_type: String(type)},
      isNominal,
    ).length
      ? 'yes'
      : 'no';
  for (const row of filters ?? []) {
    expect(finds(topic, row.value_type)).toBe(row['Finds it before']);
    expect(finds(turned({}, topic), row.value_type)).toBe(
      row['Finds it afterward'],
    );
  }
});

it('keeps values, gaps, roles, and the list of values', () => {
  const labeled = [
    binominal('topic', ['line', null], {
      role: 'label',
      knownValues: ['bill', 'line'],
    }),
  ];
  expect(turned({include_special_attributes: true}, labeled)).toEqual([
    {...labeled[0], type: 'text'},
  ]);
  expect(turned({}, labeled)).toEqual(labeled);
});
