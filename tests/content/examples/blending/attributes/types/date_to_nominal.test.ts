import {expect, it} from 'vitest';
import {NotComputed, OperatorError} from '@lab/_shared/types';
import {dateText} from '@lab/_shared/texts/datePattern';
import {run} from '@lab/blending/attributes/types/date_to_nominal';
import {date} from '@support/columns';
import {column, exampleTables} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {asTable, shownCells} from '@support/runTables';

const [visits, results = []] = exampleTables(import.meta);
const [patterns = []] = exampleTables(import.meta, 'Description');
const inUtc = (visits ?? []).map((row) => ({
  ...row,
  start: row.start === '?' ? '?' : `${String(row.start).replace(' ', 'T')}Z`,
}));
const table = asTable(inUtc, {start: {type: 'date', role: 'batch'}});

const {output: computed} = liveExample(import.meta, run);

const written = (date_format: string, settings = {}) =>
  computed({attribute_name: 'start', date_format, ...settings}, table);

it.each(Object.keys(results[0] ?? {}).slice(1))('writes %s', (pattern) => {
  expect(shownCells(written(pattern), 'start')).toEqual(
    column(results, pattern),
  );
});

it.each(patterns.map((row) => Object.values(row).map(String)))(
  'writes %s as described',
  (pattern = '', text = '') => {
    expect(dateText(new Date('2026-03-15T14:30Z'), pattern)).toBe(text);
  },
);

it('writes an empty text for each date with an empty pattern', () => {
  expect(written('')?.at(-1)?.values).toEqual(['', '', null, '']);
});

it('hands the role on, unless the old column stays', () => {
  expect(written('yyyy')?.at(-1)).toMatchObject({name: 'start', role: 'batch'});
  const both = written('yyyy', {keep_old_attribute: true});
  expect(both?.map(({name, role}) => [name, role])).toEqual([
    ['visit', undefined],
    ['start', 'batch'],
    ['start_nominal', undefined],
  ]);
});

it('stops at a column without dates', () => {
  expect(() => written('yyyy', {attribute_name: 'visit'})).toThrow('no dates');
});

it('stops where the new name is taken', () => {
  const [visit] = table;
  expect(() =>
    run(
      {'example set input': [...table, {...visit!, name: 'start_nominal'}]},
      {attribute_name: 'start', date_format: 'yyyy', keep_old_attribute: true},
    ),
  ).toThrow('There is a column "start_nominal" already.');
});

it('writes the day of a time zone', () => {
  const night = [date('start', ['2026-03-28T23:30Z', '2026-03-29T01:30Z'])];
  const inBerlin = (settings = {}) =>
    run(
      {'example set input': night},
      {
        attribute_name: 'start',
        date_format: 'EEE HH:mm',
        time_zone: 'Europe/Berlin',
        ...settings,
      },
    )['example set output']?.[0]?.values;
  expect(inBerlin()).toEqual(['Sun 00:30', 'Sun 03:30']);
  expect(inBerlin({time_zone: 'SYSTEM'})).toEqual(['Sat 23:30', 'Sun 01:30']);
  expect(() => inBerlin({time_zone: 'Berlin'})).toThrow(OperatorError);
  expect(() => inBerlin({date_format: 'HH:mm z'})).toThrow(NotComputed);
  expect(() => inBerlin({locale: 'German (Germany)'})).toThrow(NotComputed);
});
