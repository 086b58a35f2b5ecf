import {describe, expect, it} from 'vitest';
import {
  copyEntry,
  deleteEntry,
  moveEntry,
  renameEntry,
} from '@lab/_shared/repository/entries';
import type {Entries} from '@lab/_shared/repository/entries';
import {fullPath} from '@lab/_shared/repository/fullPath';
import {OperatorError} from '@lab/_shared/types';
import {exampleTables} from '@support/exampleTables';

const FOLDER = '//shop/scoring';
const at = (path: unknown) => fullPath(String(path), `${FOLDER}/nightly`);

/** Repository entries whose content is their own path. */
const entriesOf = (...paths: readonly string[]): Entries =>
  new Map(paths.map((path) => [at(path), path]));

/** Names in a folder: objects, then folders with their content. */
function listed(entries: Entries, folder: string): string {
  const paths = [...entries.keys()]
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => path.slice(folder.length + 1));
  const objects = paths.filter((path) => !path.includes('/'));
  const folders = new Set(
    paths
      .filter((path) => path.includes('/'))
      .map((path) => path.split('/')[0]),
  );
  return [
    ...objects.sort(),
    ...[...folders].map(
      (name) => `folder ${name} with ${listed(entries, `${folder}/${name}`)}`,
    ),
  ].join(', ');
}

const rowsOf = (name: string) =>
  (exampleTables(`operators/data_access/${name}`)[0] ?? []).map(
    (row, index) => [index + 1, row] as const,
  );
const wayOf = (row: Readonly<Record<string, unknown>>) => ({
  source: at(row['source entry']),
  destination: at(row.destination),
  overwrite: String(row.overwrite).startsWith('on'),
});

describe('Copy Repository Entry', () => {
  const before = entriesOf('nightly', 'scores', 'archive/scores_03');

  it.each(rowsOf('copy_repository_entry'))('line %i', (_, row) => {
    const way = wayOf(row);
    const start = String(row.overwrite).includes('second run')
      ? copyEntry(before, {...way, overwrite: false})
      : before;
    const run = () => copyEntry(start, way);
    if (String(row.Result).startsWith('Error')) {
      expect(run).toThrow(/scores_04 exists, and overwriting is off/);
      return;
    }
    const after = run();
    expect([...before.keys()].filter((path) => !after.has(path))).toEqual([]);
    expect(
      [...after].filter(([path]) => path.startsWith(way.destination)),
    ).toHaveLength(1);
  });

  it('loses an object that is copied onto itself', () => {
    const onto = {source: at('scores'), destination: at('scores')};
    expect(() => copyEntry(before, {...onto, overwrite: true})).toThrow(
      /was deleted before it was copied/,
    );
  });

  it('does not copy a folder into itself', () => {
    expect(() =>
      copyEntry(before, {
        source: at('archive'),
        destination: at('archive/old'),
        overwrite: false,
      }),
    ).toThrow(/lies within/);
  });
});

describe('Move Repository Entry', () => {
  const before = entriesOf('inbox/april', 'inbox/may', 'done/march');
  const names = (cell: unknown) =>
    String(cell)
      .replace(' (error)', '')
      .split(', ')
      .filter((name) => !name.startsWith('with'))
      .sort()
      .join(', ');

  it.each(rowsOf('move_repository_entry'))('line %i', (_, row) => {
    const isError = String(row['done afterward']).includes('(error)');
    const run = () => moveEntry(before, wayOf(row));
    if (isError) {
      expect(run).toThrow(OperatorError);
    }
    const after = isError ? before : run();
    expect(listed(after, at('inbox'))).toBe(names(row['inbox afterward']));
    expect(listed(after, at('done'))).toBe(names(row['done afterward']));
    expect(after.get(at('done/march'))).toBe(
      String(row['done afterward']).includes('rows of April')
        ? 'inbox/april'
        : 'done/march',
    );
  });
});

describe('Rename Repository Entry', () => {
  const before = entriesOf('scores', 'scores_new', 'archive/a');

  it.each(rowsOf('rename_repository_entry'))('line %i', (_, row) => {
    const shown = String(row['The folder afterward']);
    const run = () =>
      renameEntry(
        before,
        at(row['entry to rename']),
        String(row['new name']),
        row.overwrite === 'on',
      );
    if (shown.includes('error')) {
      expect(run).toThrow(OperatorError);
      return;
    }
    const isNew = shown.includes('with the new rows');
    expect(
      listed(run(), FOLDER)
        .replace(/folder (\w+) with \w+/, '$1')
        .split(', ')
        .sort(),
    ).toEqual(shown.replace(' with the new rows', '').split(', '));
    expect(run().get(at('scores')) === 'scores_new').toBe(isNew);
  });

  it('refuses an empty name', () => {
    expect(() => renameEntry(before, at('scores'), '', true)).toThrow(
      'The new name is empty.',
    );
  });
});

describe('Delete Repository Entry', () => {
  const before = entriesOf('scores', 'temp', 'temp/a', 'temp/b');
  const rows = rowsOf('delete_repository_entry');

  it('takes objects before folders, and does nothing when nothing is there', () => {
    let entries = before;
    for (const [, row] of rows) {
      entries = deleteEntry(entries, at(row['entry to delete']));
      expect(listed(entries, FOLDER)).toBe(row['Left in the folder']);
    }
    expect(rows).toHaveLength(4);
  });
});
