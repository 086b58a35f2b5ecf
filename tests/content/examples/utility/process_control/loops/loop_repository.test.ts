import {expect, it} from 'vitest';
import {run} from '@lab/utility/process_control/loops/loop_repository';
import {column, exampleTables} from '@support/exampleTables';
import {asTable} from '@support/runTables';

const [entries, settings, first] = exampleTables(import.meta);
const roundsOf = (row: Parameters<typeof run>[1]) =>
  run({entries: asTable(entries)}, {...row, repository_folder: 'sales'})
    .rounds?.[1]?.values;

it('visits the entries as shown', () => {
  expect(settings?.length).toBe(4);
  for (const row of settings ?? []) {
    const rounds = roundsOf({
      entry_type: String(row['entry type']),
      recursive: row.recursive === 'yes',
      ...(row.filter !== '' && {filter: String(row.filter)}),
    });
    expect(rounds?.join(', ') || 'none').toBe(row.rounds);
  }
});

it('visits files of all folders by default', () => {
  expect(roundsOf({})).toEqual(['april.csv']);
});

it('runs the iterations of the first line as shown', () => {
  expect(column(first, 'path')).toEqual(roundsOf({entry_type: 'IOObject'}));
});
