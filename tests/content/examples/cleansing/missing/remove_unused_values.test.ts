import {expect, it} from 'vitest';
import {run} from '@lab/cleansing/missing/remove_unused_values';
import {nominal} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [orders, lists = [], models = [], single] = exampleTables(import.meta);
const NAMES = ['region', 'priority', 'channel'];
const listed = (text: unknown) => String(text).split(', ');
const table = asTable(orders, {
  order: 'id',
  ...Object.fromEntries(
    lists.map((row) => [row.column, {knownValues: listed(row['list before'])}]),
  ),
});
const newOrder = asTable(models.slice(0, 1), {}, NAMES);

it.each([
  ['sorted', {}],
  ['not sorted', {sort_alphabetically: false}],
])('%s', (name, settings) => {
  const {'example set output': result, applied} = run(
    {'example set input': table, 'new data': newOrder},
    settings,
  );
  expect(
    Object.fromEntries(
      (result ?? [])
        .slice(1)
        .map((column) => [column.name, column.knownValues]),
    ),
  ).toEqual(
    Object.fromEntries(lists.map((row) => [row.column, listed(row[name])])),
  );
  const {model, ...shown} = models.find((row) => row.model === name)!;
  expect([model, shownRows(applied)]).toEqual([name, [shown]]);
});

it('guards all chosen columns in a view, sorted or not', () => {
  const {'example set output': result, applied} = run(
    {'example set input': table, 'new data': newOrder},
    {sort_alphabetically: false, create_view: true},
  );
  expect(shownRows(result)).toEqual(orders);
  expect(shownRows(applied)).toEqual([
    {region: '?', priority: 'high', channel: '?'},
  ]);
});

it('leaves every cell of the table as it was', () => {
  const {'example set output': result} = run({'example set input': table}, {});
  expect(shownRows(result)).toEqual(orders);
});

it('puts capitals before small letters', () => {
  const animals = asTable([{a: 'apple'}, {a: 'Zoo'}]);
  const {'example set output': result} = run(
    {'example set input': animals},
    {},
  );
  expect(result?.[0]?.knownValues).toEqual(['Zoo', 'apple']);
});

it('empties all lists of a table without rows', () => {
  const empty = [nominal('a', [], {knownValues: ['x', 'y']})];
  const {'example set output': result} = run({'example set input': empty}, {});
  expect(result?.[0]?.knownValues).toEqual([]);
});

it('has the new order as a row', () => {
  expect(shownRows(newOrder)).toEqual(single);
});
