import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Operator_Toolbox/blending/table/merge';
import type {Settings, Table} from '@lab/_shared/types';
import {exampleTables} from '@support/exampleTables';
import {asTable, regularNames, shownRows} from '@support/runTables';

const [gate, weather, , settings = []] = exampleTables(import.meta);
const first = asTable(gate, {day: 'id'});
const second = asTable(weather, {date: 'id'});
const merged = (given: Settings, ...tables: readonly Table[]) =>
  run(
    Object.fromEntries(
      tables.map((table, at) => [`example set ${at + 1}`, table]),
    ),
    given,
  )['merged set'];

it.each(settings.map((row) => [row.setting, row]))(
  'treats roles as shown with %s',
  (setting, row) => {
    const table = merged(
      {handling_of_special_attributes: String(setting)},
      first,
      second,
    );
    expect(regularNames(table)).toBe(row['regular columns']);
    expect(
      table?.flatMap(({name, role}) => (role ? [name] : [])).join(', ') ||
        'none',
    ).toBe(row['columns with a role']);
  },
);

it('keeps the first of two columns with the same name', () => {
  expect(
    shownRows(
      merged(
        {handling_of_duplicate_attributes: 'keep_only_first'},
        asTable([{a: 1}]),
        asTable([{a: 2, b: 3}]),
      ),
    ),
  ).toEqual([{a: 1, b: 3}]);
});
