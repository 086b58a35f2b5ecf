import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Operator_Toolbox/blending/attribute_generation/levenshtein_distance';
import {column, exampleTables, picked, rounded} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [table = []] = exampleTables(import.meta);
const [edits = []] = exampleTables(import.meta, 'Description');

function distances(rows: typeof table, first: string, second: string) {
  const {out} = run(
    {exa: asTable(picked(rows, [first, second]))},
    {
      first_attribute_for_distance_calculation: first,
      second_attribute_for_distance_calculation: second,
    },
  );
  return shownCells(out, 'distance').map(Number);
}

it('gives the distances of the page, in either order', () => {
  expect(distances(table, 'city', 'typed')).toEqual(column(table, 'distance'));
});

it('gives the shares of the longer text', () => {
  const lengths = table.map(({typed, city}) =>
    Math.max(String(typed).length, String(city).length),
  );
  expect(
    distances(table, 'typed', 'city').map((edit, row) =>
      rounded(edit / (lengths[row] ?? 1)),
    ),
  ).toEqual(column(table, 'share'));
});

it('charges 1 for each kind of edit, and 2 for swapped neighbors', () => {
  expect(distances(edits, 'From', 'To')).toEqual([1, 1, 1]);
  expect(distances([{a: 'ab', b: 'ba'}], 'a', 'b')).toEqual([2]);
});

it('has the length of the other text as the distance from an empty one', () => {
  expect(distances([{a: '', b: 'Oslo'}], 'a', 'b')).toEqual([4]);
});
