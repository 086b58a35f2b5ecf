import {expect, it} from 'vitest';
import {run} from '@lab/utility/process_control/loops/loop_repository';
import {exampleTables} from '@support/exampleTables';
import {asTable} from '@support/runTables';

const [entries, settings] = exampleTables(import.meta);
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
