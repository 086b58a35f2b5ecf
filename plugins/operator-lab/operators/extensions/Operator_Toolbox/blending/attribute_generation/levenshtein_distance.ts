import {namedColumn, withAdded} from '../../../../_shared/tables/namedColumn';
import type {Run} from '../../../../_shared/types';

/**
 * Minimum number of characters to insert, delete, or replace to convert one
 * text to another.
 */
function distance(from: string, to: string): number {
  let above = Array.from({length: to.length + 1}, (_, at) => at);
  [...from].forEach((letter, row) => {
    const current = [row + 1];
    [...to].forEach((other, at) => {
      current.push(
        Math.min(
          (above[at + 1] ?? 0) + 1,
          (current[at] ?? 0) + 1,
          (above[at] ?? 0) + (letter === other ? 0 : 1),
        ),
      );
    });
    above = current;
  });
  return above.at(-1) ?? 0;
}

/**
 * Generate Levenshtein Distance: adds the edit distance between the texts of
 * two columns as the column `distance`.
 */
export const run: Run = ({exa: table = []}, settings) => {
  const named = (which: string) =>
    namedColumn(
      table,
      String(settings[`${which}_attribute_for_distance_calculation`]),
    );
  const {values: others} = named('second');
  return {
    out: withAdded(table, {
      name: 'distance',
      type: 'integer',
      values: named('first').values.map((value, row) => {
        const other = others[row] ?? null;
        return value === null || other === null
          ? null
          : distance(String(value), String(other));
      }),
    }),
    ori: table,
  };
};
