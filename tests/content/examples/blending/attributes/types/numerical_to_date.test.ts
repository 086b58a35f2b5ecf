import {expect, it} from 'vitest';
import {run} from '@lab/blending/attributes/types/numerical_to_date';
import {run as generateAttributes} from '@lab/blending/attributes/generation/generate_attributes';
import type {Value} from '@lab/_shared/types';
import {withColumn} from '@support/changedTable';
import {date, integer} from '@support/columns';
import {column, exampleTables} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {sampleTable} from '@support/sampleData';

const [events, results] = exampleTables(import.meta);
const {input: table, output: dates} = liveExample(import.meta, run);
/** A date in the format of the page, in UTC. */
const shown = (value: Value) =>
  value === null ? '?' : String(value).replace('T', ' ').replace('Z', '');

it.each([
  ['by default', {}],
  ['time_offset', {time_offset: 7_200_000}],
])('reads milliseconds: %s', (title, settings) => {
  const [event, created] = dates(settings);
  expect(event?.values).toEqual(column(results, 'event'));
  expect(created).toMatchObject({name: 'created', type: 'date'});
  expect(created?.values.map(shown)).toEqual(column(results, title));
});

it('begins with the time of the first ticket of the sample data', () => {
  const created = sampleTable('support-tickets.csv').find(
    ({name}) => name === 'created',
  );
  expect(Date.parse(`${created?.values[0]}Z`)).toBe(
    column(events, 'created')[0],
  );
});

it.each([
  ['Seconds', 1_756_714_680],
  ['Days since 1970', 20_332],
  ['Days in Excel, 1900 date system', 45_901],
])('is told %s by an expression', (unit, count) => {
  const [units] = exampleTables(import.meta, 'Description');
  const row = units?.find((one) => one['Unit of the numbers'] === unit);
  const computed = generateAttributes(
    {
      'example set input': [integer('created', [count])],
    },
    {
      function_descriptions: [
        ['created', String(row?.['Expression to use first'])],
      ],
    },
  )['example set output'];
  expect(String(dates({}, computed)[0]?.values[0])).toMatch(/^2025-09-01T/);
});

it('keeps the role, unless the old column is kept', () => {
  const withRole = withColumn(table, 'created', {role: 'time'});
  const roles = (settings = {}) =>
    dates(settings, withRole).map(({name, role}) => [name, role]);
  expect(roles()).toEqual([
    ['event', undefined],
    ['created', 'time'],
  ]);
  expect(roles({keep_old_attribute: true})).toEqual([
    ['event', undefined],
    ['created', 'time'],
    ['created_AS_DATE', undefined],
  ]);
});

it('takes the position of a text for milliseconds, and stops at unknown names', () => {
  const [, event] = dates({attribute_name: 'event'});
  expect(event?.values[1]).toBe('1970-01-01T00:00:00.001Z');
  expect(() => dates({attribute_name: 'ended'})).toThrow('"ended"');
  expect(() =>
    dates({keep_old_attribute: true}, [...table, date('created_AS_DATE', [])]),
  ).toThrow('already a column');
});
