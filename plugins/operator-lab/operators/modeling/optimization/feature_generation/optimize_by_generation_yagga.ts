import {cellsOf} from '../../../_shared/tables/namedColumn';
import {namesOf} from '../../../_shared/search/subsetScores';
import type {Run} from '../../../_shared/types';

/** The numbers between 0 and 1 that a mutation draws, and what they would bring. */
export type Draws = {
  readonly original: number;
  readonly originalColumn: string;
  readonly generate: number;
  readonly newColumn: string;
  /** One for each column that the candidate then has. */
  readonly remove: readonly number[];
};

/** A quarter of the probability of a mutation. */
export function quarter(columns: number, probability?: number): number {
  return (probability ?? 1 / columns) / 4;
}

/** The columns of a candidate after a mutation. */
export function mutated(
  columns: readonly string[],
  originals: number,
  draws: Draws,
  probability?: number,
): readonly string[] {
  const p = quarter(columns.length, probability);
  const isAdded = draws.original < p && !columns.includes(draws.originalColumn);
  const isGenerated = draws.generate < p;
  const grown = [
    ...columns,
    ...(isAdded ? [draws.originalColumn] : []),
    ...(isGenerated ? [draws.newColumn] : []),
  ];
  const limit = ((isGenerated ? 2 : 1) * p) / originals;
  return grown.filter((_, at) => !(Number(draws.remove[at]) < limit));
}

/**
 * The mutation of Optimize by Generation (YAGGA), with what is drawn given as a
 * table: `columns` of a candidate, the numbers `original`, `generate`, and
 * `remove`, and the columns `original column` and `new column`. A setting
 * `p_mutation` takes the place of 1 by the number of columns.
 */
export const run: Run = (inputs, settings) => {
  const {'example set in': table = [], candidates} = inputs;
  const originals = table.filter(({role}) => !role).length;
  const probability =
    settings.p_mutation === undefined ? undefined : Number(settings.p_mutation);
  const sets = cellsOf(candidates, 'columns').map(namesOf);
  const cell = (name: string, row: number) => cellsOf(candidates, name)[row];
  return {
    'example set in': table,
    mutated: [
      {
        name: 'quarter',
        type: 'real',
        values: sets.map((columns) => quarter(columns.length, probability)),
      },
      {
        name: 'result',
        type: 'nominal',
        values: sets.map((columns, row) =>
          mutated(
            columns,
            originals,
            {
              original: Number(cell('original', row)),
              originalColumn: String(cell('original column', row)),
              generate: Number(cell('generate', row)),
              newColumn: String(cell('new column', row)),
              remove: namesOf(cell('remove', row)).map(Number),
            },
            probability,
          ).join(', '),
        ),
      },
    ],
  };
};
