import {cellsOf} from '../../../_shared/tables/namedColumn';
import {namesOf} from '../../../_shared/search/subsetScores';
import type {Run} from '../../../_shared/types';

/**
 * Random numbers between 0 and 1 that a mutation draws, with the columns that
 * it would add.
 */
export type Draws = {
  readonly original: number;
  readonly originalColumn: string;
  readonly generate: number;
  readonly newColumn: string;
  /** One number for each column that the candidate has after the additions. */
  readonly remove: readonly number[];
};

/**
 * Returns a quarter of the mutation probability, which defaults to 1 / columns.
 */
export function quarter(columns: number, probability?: number): number {
  return (probability ?? 1 / columns) / 4;
}

/** Returns the columns of a candidate after a mutation. */
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
 * Mutation of Optimize by Generation (YAGGA). A table has the `columns` of each
 * candidate and the draws: the numbers `original`, `generate`, and `remove`,
 * and the columns `original column` and `new column`. The setting `p_mutation`
 * replaces the default of 1 / columns.
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
