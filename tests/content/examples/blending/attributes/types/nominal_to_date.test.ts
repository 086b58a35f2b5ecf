import {describe, expect, it} from 'vitest';
import {NotComputed} from '@lab/_shared/types';
import {run} from '@lab/blending/attributes/types/nominal_to_date';
import {nominal} from '@support/columns';
import {column, exampleTables} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {asTable, shownCells} from '@support/runTables';

const [orders, results = []] = exampleTables(import.meta);
const table = asTable(orders, {placed: 'batch'});
const minute = 'yyyy-mm-dd hh:mm'.length;

const {output: computed} = liveExample(import.meta, run);

const read = (date_format: string, settings = {}) =>
  computed({attribute_name: 'placed', date_format, ...settings}, table);
const shown = (output: ReturnType<typeof read>, name = 'placed') =>
  shownCells(output, name).map((cell) =>
    String(cell).slice(0, minute).replace('T', ' '),
  );

it.each(Object.keys(results[0] ?? {}).slice(1))('reads %s', (pattern) => {
  expect(shown(read(pattern))).toEqual(column(results, pattern));
});

it('puts times into the first day of 1970', () => {
  expect(shown(read('MM/dd/yyyy HH:mm', {date_type: 'time'}))[0]).toBe(
    '1970-01-01 14:30',
  );
});

describe('the new column', () => {
  it('takes the name, not the role, and stands at the end', () => {
    expect(read('MM/dd/yyyy')?.map(({name, role}) => [name, role])).toEqual([
      ['order', undefined],
      ['placed', undefined],
    ]);
  });

  it('stands beside the old one if that is kept', () => {
    const output = read('MM/dd/yyyy', {keep_old_attribute: true});
    expect(output?.map(({name}) => name)).toEqual([
      'order',
      'placed_old',
      'placed',
    ]);
  });
});

it('takes years as they are written', () => {
  const [short] = computed(
    {attribute_name: 'day', date_format: 'MM/dd/yyyy'},
    asTable([{day: '3/15/26'}]),
  );
  expect(short?.values).toEqual(['0026-03-15T00:00:00.000Z']);
});

it('stops at a text of another form, and at an absent column', () => {
  expect(() => read('yyyy-MM-dd')).toThrow('Row 1');
  expect(() => read('yyyy', {attribute_name: 'day'})).toThrow('no column');
});

it('stops where the name for the old column is taken', () => {
  expect(() =>
    run(
      {'example set input': asTable([{day: '2026', day_old: 'x'}])},
      {attribute_name: 'day', date_format: 'yyyy', keep_old_attribute: true},
    ),
  ).toThrow('There is a column "day_old" already.');
});

it('reads the time of a time zone', () => {
  const read = (text: string) =>
    run(
      {'example set input': [nominal('start', [text])]},
      {
        attribute_name: 'start',
        date_format: 'yyyy-MM-dd HH:mm',
        time_zone: 'Europe/Berlin',
      },
    )['example set output']?.[0]?.values[0];
  expect(read('2026-03-29 00:30')).toBe('2026-03-28T23:30:00.000Z');
  expect(read('2026-07-01 12:00')).toBe('2026-07-01T10:00:00.000Z');
  expect(() => read('2026-03-29 02:30')).toThrow(NotComputed);
  expect(() => read('2026-10-25 02:30')).toThrow(NotComputed);
});
