import {expect, it} from 'vitest';
import {run as removeCorrelated} from '@lab/blending/attributes/selection/remove_correlated_attributes';
import {run} from '@lab/blending/attributes/selection/work_on_subset';
import type {Settings, Table} from '@lab/_shared/types';
import {withColumn} from '@support/changedTable';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [machines, output, choices = []] = exampleTables(import.meta);
const table = asTable(machines, {machine: 'id'});
const TEMPERATURES: Settings = {
  attribute_filter_type: 'regular_expression',
  regular_expression: 'temp.*',
};

/** Columns in display order: columns with a role come first. */
const shown = (result: Table = []) => [
  ...result.filter(({role}) => role),
  ...result.filter(({role}) => !role),
];

function through(settings: Settings, inner?: (table: Table) => Table): Table {
  const {exampleSet = []} = run({'example set': table}, settings);
  const result = run(
    {'example set': table, ...(inner && {'inner result': inner(exampleSet)})},
    settings,
  );
  return shown(result['example set']);
}

const withoutCorrelated = (input: Table) =>
  removeCorrelated({'example set input': input}, {})['example set output'] ??
  [];

it('puts the untouched columns back as shown', () => {
  expect(shownRows(through(TEMPERATURES, withoutCorrelated))).toEqual(output);
});

it('would lose the load without the choice of columns', () => {
  const whole = table.map((column) => ({
    ...column,
    values: column.values.filter((_, row) => row !== 2),
  }));
  expect(withoutCorrelated(whole).map(({name}) => name)).toEqual([
    'machine',
    'temp_a',
    'vibration',
  ]);
});

it.each(
  choices.map((line) => [Object.values(line).join(' / '), line] as const),
)('%s', (_, line) => {
  const further = String(line['Additional settings'])
    .split('; ')
    .map((setting) => setting.split(' = '))
    .map(([name = '', value = '']) => [name, value === 'true' || value]);
  const names = through(
    {
      attribute_filter_type: line['Filter type'] ?? '',
      ...(Object.fromEntries(further) as Settings),
    },
    withoutCorrelated,
  ).map(({name}) => name);
  expect(names.join(', ')).toBe(line.columns);
});

it('stops when rows or names do not fit', () => {
  expect(() =>
    through(TEMPERATURES, (input) =>
      input.map((column) => ({...column, values: [1]})),
    ),
  ).toThrow('The number of rows has changed.');
  const renamed = (input: Table) =>
    input.map((column) => ({
      ...column,
      name: column.name.replace('temp_a', 'load'),
    }));
  expect(() => through(TEMPERATURES, renamed)).toThrow(
    'The column "load" shares its name or role with "load".',
  );
  const load = (name_conflict_handling: string) =>
    through({...TEMPERATURES, name_conflict_handling}, renamed).find(
      ({name}) => name === 'load',
    )?.values[0];
  expect([load('keep new'), load('keep original')]).toEqual([60, 30]);
  const renamedId = (input: Table) =>
    withColumn(renamed(input), 'load', {role: 'key'});
  expect(() =>
    through({...TEMPERATURES, name_conflict_handling: 'keep new'}, renamedId),
  ).toThrow('shares its name or role');
});

it('replaces a role only by a column of the same name', () => {
  const withId = (name: string) => (input: Table) =>
    input.map((column, at) =>
      at === 0 ? {...column, name, role: 'id'} : column,
    );
  const settings = (role_conflict_handling: string) => ({
    ...TEMPERATURES,
    role_conflict_handling,
  });
  const names = (handling: string, name: string) =>
    through(settings(handling), withId(name)).map((column) => column.name);
  expect(names('keep original', 'machine')[0]).toBe('machine');
  expect(names('keep new', 'other')).not.toContain('machine');
  expect(() => names('keep original', 'other')).toThrow('shares its name');
  expect(() => names('keep new', 'temp_a')).toThrow('shares its name');
});
