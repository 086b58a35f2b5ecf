import {expect, it} from 'vitest';
import {run} from '@lab/blending/attributes/generation/generate_id';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [tickets, results] = exampleTables(import.meta);
const table = asTable(tickets, {old: 'id'});

it.each([
  ['by default', {}],
  ['create_nominal_ids', {create_nominal_ids: true}],
  ['offset', {offset: 100}],
])('numbers rows %s', (title, settings) => {
  const output = run({'example set input': table}, settings)[
    'example set output'
  ];
  expect(output?.map(({name, role}) => [name, role])).toEqual([
    ['topic', undefined],
    ['id', 'id'],
  ]);
  expect(shownCells(output, 'topic')).toEqual(column(results, 'topic'));
  expect(shownCells(output, 'id')).toEqual(column(results, title));
});

it('keeps an old number that has no role', () => {
  const output = run({'example set input': asTable(tickets)}, {});
  expect(output['example set output']?.map(({name}) => name)).toEqual([
    'old',
    'topic',
    'id',
  ]);
});
