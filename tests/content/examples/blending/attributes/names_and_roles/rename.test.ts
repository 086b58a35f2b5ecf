import {expect, it} from 'vitest';
import {run} from '@lab/blending/attributes/names_and_roles/rename';
import {exampleTables} from '@support/exampleTables';
import {asTable} from '@support/runTables';

const [settings = [], names = []] = exampleTables(import.meta);
const table = asTable([{id: 1, start: 'a', end: 'b', amt: 2}], {id: 'id'});
const rename = (entries: string, input = table) =>
  run(
    {'example set input': input},
    {
      rename_attributes: entries
        .split(', ')
        .map((entry) => entry.split(' = ') as [string, string]),
    },
  )['example set output'] ?? [];

function namesAfter(entries: string): readonly string[] {
  try {
    return rename(entries).map(({name}) => name);
  } catch {
    return table.map(() => 'error');
  }
}

it.each(settings.map(({setting, entries}) => [setting, entries] as const))(
  'renames as shown: %s',
  (setting, entries) => {
    const shown = names.find((row) => row.setting === setting) ?? {};
    expect([setting, ...namesAfter(String(entries))]).toEqual(
      Object.values(shown),
    );
  },
);

it('keeps values and roles, and passes over a name that stays', () => {
  expect(rename('id = order, end = end')[0]).toEqual({
    ...table[0],
    name: 'order',
  });
});

it.each([
  ['start = end', 'There is a column "end" already.'],
  ['Start = begin', 'There is no column "Start".'],
])('stops for %s', (entries, message) => {
  expect(() => rename(entries)).toThrow(message);
});
