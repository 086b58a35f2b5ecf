import {expect, it} from 'vitest';
import {run} from '@lab/utility/process_control/loops/loop_attributes';
import {exampleTables} from '@support/exampleTables';
import type {Cell} from '@support/exampleTables';
import {liveExample} from '@support/liveExample';

const [minutes, chained, collected] = exampleTables(import.meta);
const {output: computed} = liveExample(import.meta, run);
const columnsOf = (settings = {}) => computed(settings)?.[1]?.values ?? [];

const hours = (cell: Cell | undefined) =>
  typeof cell === 'number' ? cell / 60 : cell;

/**
 * Rows of the input after an iteration, with some columns converted to hours.
 */
const rowsWith = (round: number, names: readonly unknown[]) =>
  (minutes ?? []).map((row) => ({
    round,
    loop_attribute: columnsOf()[round - 1],
    ...Object.fromEntries(
      Object.entries(row).map(([name, cell]) => [
        name,
        names.includes(name) ? hours(cell) : cell,
      ]),
    ),
  }));

it('goes on from round to round', () => {
  expect(
    [1, 2, 3].flatMap((round) => rowsWith(round, columnsOf().slice(0, round))),
  ).toEqual(chained);
});

it('begins anew without reuse', () => {
  expect(
    [1, 2, 3].flatMap((round) =>
      rowsWith(round, [columnsOf()[round - 1]]).slice(1),
    ),
  ).toEqual(collected);
});

it('leaves out the id, and columns with gaps if asked to', () => {
  expect([
    columnsOf(),
    columnsOf({attribute_filter_type: 'no_missing_values'}),
    columnsOf({include_special_attributes: true}),
  ]).toEqual([
    ['calls', 'mail', 'chat'],
    ['calls', 'mail'],
    ['agent', 'calls', 'mail', 'chat'],
  ]);
});
