import {expect, it} from 'vitest';
import {run} from '@lab/utility/process_control/loops/loop_files';
import {column, exampleTables} from '@support/exampleTables';
import {asTable} from '@support/runTables';

const [paths, sizes] = exampleTables(import.meta);
const [patterns] = exampleTables(import.meta, 'Choose the files');
const files = asTable(paths, {}, ['path']);

const GLOB = {directory: '/imports', filter_by_glob: 'sales-*.csv'};
const SETTINGS = {
  'no subfolders': GLOB,
  recursive: {...GLOB, recursive: true},
  'regex sales': {
    directory: '/imports',
    filter_type: 'regex',
    filter_by_regex: 'sales',
  },
};
const foundBy = (settings: Parameters<typeof run>[1]) =>
  run({files}, settings).rounds?.[1]?.values ?? [];

it.each(Object.entries(SETTINGS))('finds files: %s', (name, settings) => {
  const found = foundBy(settings);
  expect(column(paths, 'path').map((path) => found.includes(path))).toEqual(
    column(paths, name).map((cell) => cell === 'yes'),
  );
});

it('adds up the rows of the files as shown', () => {
  const sumOf = (settings: Parameters<typeof run>[1]) =>
    (sizes ?? [])
      .filter(({path}) => foundBy(settings).includes(path ?? ''))
      .reduce((sum, {rows}) => sum + Number(rows), 0);
  expect([sumOf(GLOB), sumOf(SETTINGS.recursive)]).toEqual([60, 90]);
});

it('has patterns of both kinds that find the same', () => {
  const names = ['sales-2024-01.csv', 'sales-2024.csv', 'q1.xlsx', 'q10.xlsx'];
  const table = asTable(names.map((name) => ({path: `/in/${name}`})));
  const found = (settings: Parameters<typeof run>[1]) =>
    run({files: table}, {...settings, directory: '/in'}).rounds?.[1]?.values;
  for (const row of patterns ?? []) {
    expect(found({filter_by_glob: String(row['As glob'])})).toEqual(
      found({
        filter_type: 'regex',
        filter_by_regex: String(row['As regex']),
      }),
    );
  }
});
