import {expect, it} from 'vitest';
import {
  objectsOfRounds,
  run,
} from '@lab/utility/process_control/loops/loop_collection';
import {firstRows} from '@support/changedTable';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [orders, rounds] = exampleTables(import.meta);
const yearOf = (year: number) =>
  asTable((orders ?? []).filter((row) => row.year === year));
const EMPTY = firstRows(yearOf(2023), 0);
const years = {first: yearOf(2023), second: yearOf(2024), third: EMPTY};

it('has a round for each table, and numbers them from the first year', () => {
  expect(
    shownRows(
      run(years, {set_iteration_macro: true, macro_start_value: 2023}).rounds,
    ).map((row) => ({
      ...row,
      'sum of orders': (orders ?? [])
        .filter(({year}) => year === row.iteration)
        .reduce((sum, one) => sum + Number(one.orders), 0),
    })),
  ).toEqual(rounds);
});

it('opens inner collections only if unfolded', () => {
  const nested = [{objects: [years.first, years.second]}, years.third];
  expect([
    objectsOfRounds(nested, false).length,
    objectsOfRounds(nested, true).length,
    objectsOfRounds([{objects: [{objects: [EMPTY]}]}], true),
  ]).toEqual([2, 3, [EMPTY]]);
});
