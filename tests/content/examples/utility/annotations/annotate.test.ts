import {expect, it} from 'vitest';
import {run} from '@lab/utility/annotations/annotate';
import {exampleTables} from '@support/exampleTables';
import {asTable, shownRows} from '@support/runTables';

const [before, list, , ignored] = exampleTables(import.meta);
const lines = (list ?? []).map(
  (line) =>
    [
      String(line['annotation name']),
      String(line['annotation value']),
    ] as const,
);
const after = (duplicate_annotations?: string) =>
  shownRows(
    run(
      {notes: asTable(before)},
      {
        annotations: lines,
        ...(duplicate_annotations && {duplicate_annotations}),
      },
    ).notes,
  );

it('keeps what is there', () => {
  expect(after('ignore')).toEqual(ignored);
});

it.each(['error', 'another'])('stops at a name that is there: %s', (text) => {
  expect(() => after(text)).toThrow('"Comment"');
});
