import {expect, it} from 'vitest';
import {column, exampleTables, numbers} from '../../../support/exampleTables';

const [orders, counts = [], lists = []] = exampleTables(
  'operators/cleansing/missing/remove_unused_values',
);
const countOf = (name: string, value: string) =>
  column(orders, name).filter((cell) => cell === value).length;
const valuesOf = (text: unknown) => String(text).split(', ');

it('counts the values of the lists', () => {
  expect(counts.map(({Column, Value}) => [Column, Value])).toEqual(
    lists.flatMap(({Column, 'List before': before}) =>
      valuesOf(before).map((value) => [Column, value]),
    ),
  );
  const expected = counts.map(({Column, Value}) =>
    countOf(String(Column), String(Value)),
  );
  expect(numbers(counts, 'Count')).toEqual(expected);
  expect(column(counts, 'Result')).toEqual(
    expected.map((count) => (count > 0 ? 'stays' : 'removed')),
  );
});

it('keeps the values that occur, sorted or in their order', () => {
  const used = lists.map(({Column, 'List before': before}) =>
    valuesOf(before).filter((value) => countOf(String(Column), value) > 0),
  );
  expect(column(lists, 'List without sorting').map(valuesOf)).toEqual(used);
  expect(column(lists, 'Sorted list').map(valuesOf)).toEqual(
    used.map((values) => [...values].sort()),
  );
});
