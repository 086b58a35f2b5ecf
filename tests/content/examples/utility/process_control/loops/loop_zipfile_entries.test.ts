import {expect, it} from 'vitest';
import {run} from '@lab/utility/process_control/loops/loop_zipfile_entries';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [entries, settings, third] = exampleTables(import.meta);
const roundsOf = (row: Parameters<typeof run>[1]) =>
  shownRows(run({archive: asTable(entries)}, row).rounds);

it('visits the entries as shown', () => {
  expect(settings?.length).toBe(5);
  for (const row of settings ?? []) {
    const rounds = roundsOf({
      internal_directory: String(row['internal directory']),
      recursive: row.recursive === 'yes',
      ...(row.filter !== '' && {filter: String(row.filter)}),
    });
    expect(rounds.map((one) => one.file_path).join(', ') || 'none').toBe(
      row.rounds,
    );
  }
});

it('sets the macros as the text says, and visits folders if asked to', () => {
  expect([
    roundsOf({internal_directory: 'data'})[0],
    roundsOf({iterate_over_subdirs: true, iterate_over_files: false}),
  ]).toEqual([
    {
      round: 1,
      file_path: 'data/jan.csv',
      file_name: 'jan.csv',
      parent_path: 'data',
    },
    [{round: 1, file_path: 'data/', file_name: 'data', parent_path: ''}],
  ]);
});

it('runs the iterations of the third line as shown', () => {
  expect(roundsOf({internal_directory: 'data'})).toEqual(third);
});
