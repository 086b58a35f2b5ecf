import {describe, expect, it} from 'vitest';
import {run} from '@lab/blending/attributes/types/date_to_numerical';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [visits, results = [], hours] = exampleTables(import.meta);
const dates = (texts: readonly unknown[]) =>
  asTable(
    texts.map((text) => ({
      start: text === '?' ? '?' : `${String(text).replace(' ', 'T')}Z`,
    })),
    {start: {type: 'date', role: 'batch'}},
  );
const table = dates(column(visits, 'start'));

const counted = (unit: string, relativeTo: string, input = table, rest = {}) =>
  run(
    {'example set input': input},
    {
      attribute_name: 'start',
      time_unit: unit,
      [`${unit.replace(' ', '_')}_relative_to`]: relativeTo,
      ...rest,
    },
  )['example set output'];

it.each(
  results.map((row) => [
    String(row.time_unit),
    String(row['relative to']),
    row,
  ]),
)('%s of the %s', (unit, relativeTo, row) => {
  expect(
    shownCells(counted(String(unit), String(relativeTo)), 'start'),
  ).toEqual(Object.values(row).slice(2));
});

it.each([
  ['millisecond', 'second', 250, -750],
  ['millisecond', 'epoch', 1250, -750],
  ['second', 'hour', 1, 3599],
  ['minute', 'day', 0, 1439],
  ['week', 'month', 1, 5],
  ['month', 'quarter', 1, 3],
  ['half year', 'year', 1, 2],
  ['half year', 'epoch', 1, 0],
  ['year', 'epoch', 0, -1],
])('%s of the %s around 1970', (unit, relativeTo, after, before) => {
  const input = dates(['1970-01-01 00:00:01.250', '1969-12-31 23:59:59.250']);
  expect(shownCells(counted(unit, relativeTo, input), 'start')).toEqual([
    after,
    before,
  ]);
});

describe('the new column', () => {
  it('takes the role, or stands beside the old one', () => {
    expect(counted('day', 'month')).toMatchObject([
      {name: 'start', type: 'real', role: 'batch'},
    ]);
    const both = counted('half year', 'year', table, {
      keep_old_attribute: true,
    });
    expect(both?.map(({name, role}) => [name, role])).toEqual([
      ['start', 'batch'],
      ['start_half year', undefined],
    ]);
  });

  it('holds milliseconds of the second by default', () => {
    const output = run({'example set input': table}, {attribute_name: 'start'});
    expect(shownCells(output['example set output'], 'start')).toEqual([
      0,
      0,
      '?',
      0,
    ]);
  });
});

it('stops at a column without dates', () => {
  expect(() =>
    run({'example set input': asTable(visits)}, {attribute_name: 'visit'}),
  ).toThrow('no column of dates');
});

it('stops where the new name is taken', () => {
  const [start] = table;
  const taken = [start!, {...start!, name: 'start_day'}];
  expect(() =>
    counted('day', 'month', taken, {keep_old_attribute: true}),
  ).toThrow('There is a column "start_day" already.');
});

it('returns the hours of the first run', () => {
  expect(shownCells(counted('hour', 'day'), 'start')).toEqual(
    column(hours, 'start'),
  );
});
