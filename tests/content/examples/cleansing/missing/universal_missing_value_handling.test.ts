import {expect, it} from 'vitest';
import {run} from '@lab/cleansing/missing/universal_missing_value_handling';
import {binominal, date, real} from '@support/columns';
import {exampleTables} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';
import {asTable, shownCells} from '@support/runTables';

const [orders] = exampleTables(import.meta);
const table = asTable(orders, {
  discount: {type: 'real'},
  shipped: {type: 'date'},
});

it('fills each column by its type', () => {
  const {original} = run({'example set input': table}, {});
  expect(original).toEqual(table);
});

const {output: computed} = liveExample(import.meta, run);

it('replaces infinity with the average of the finite numbers, and fills a column without a date', () => {
  const output = computed({}, [
    real('rate', [1, Infinity, null, -Infinity, 4]),
    date('day', [null, null, null, null, null]),
  ]);
  expect(shownCells(output, 'rate')).toEqual([1, 2.5, 2.5, 2.5, 4]);
  expect(shownCells(output, 'day')[0]).toBe('1970-01-01');
});

it('fills a date with the earliest one, and makes a binominal column nominal', () => {
  const {'example set output': output = []} = run(
    {
      'example set input': [
        date('day', ['2026-03-04', null, '2026-03-02']),
        binominal('paid', ['yes', null, 'no']),
      ],
    },
    {},
  );
  expect(shownCells(output, 'day')[1]).toBe('2026-03-02');
  expect(output[1]?.type).toBe('nominal');
});

it('fills only the selected columns, and puts them first', () => {
  const {'example set output': output = []} = run(
    {'example set input': [real('rate', [1, null]), real('fee', [2, null])]},
    {attribute_filter_type: 'single', attribute: 'fee'},
  );
  expect(output.map(({name}) => name)).toEqual(['fee', 'rate']);
  expect(shownCells(output, 'fee')).toEqual([2, 2]);
  expect(shownCells(output, 'rate')).toEqual([1, '?']);
});
