import {winnersOf} from '../../../_shared/search/evolutionSteps';
import {isNominal} from '../../../_shared/tables/chosenColumns';
import {regularColumns} from '../../../_shared/tables/innerNumbers';
import {cellsOf} from '../../../_shared/tables/namedColumn';
import type {Candidate, Weights} from '../../../_shared/search/setSearch';
import {namesOf} from '../../../_shared/search/subsetScores';
import type {Column, Run} from '../../../_shared/types';
import {
  candidateTable,
  neighborAccuracy,
} from '../../../_shared/search/weightSearch';

/**
 * Weights after a mutation. Numeric columns that are drawn toggle between 0 and
 * 1, and nominal columns get a step added.
 */
export function mutated(
  columns: readonly Column[],
  weights: Weights,
  drawn: {readonly switched: readonly string[]; readonly steps: Weights},
): Weights {
  return weights.map((weight, at) => {
    const column = columns[at];
    if (column && isNominal(column)) {
      return weight + Number(drawn.steps[at] ?? 0);
    }
    return drawn.switched.includes(column?.name ?? '')
      ? Number(weight <= 0)
      : weight;
  });
}

/**
 * One generation of Optimize Weights (Evolutionary) with numeric columns. The
 * random draws are tables: `parents` (a column of weights for each column of
 * the table, and `switched`) and `tournaments` (drawn: positions in the list of
 * candidates, starting at 1). The inner process is `neighborAccuracy`.
 */
export const run: Run = (inputs, settings) => {
  const {'example set in': table = [], parents = [], tournaments} = inputs;
  const columns = regularColumns(table);
  const names = columns.map(({name}) => name);
  const score = neighborAccuracy(table);
  const starts = cellsOf(parents, 'switched').map((_, row) =>
    names.map((name) => Number(cellsOf(parents, name)[row])),
  );
  const candidates = cellsOf(parents, 'switched')
    .map((switched, row) =>
      mutated(columns, starts[row] ?? [], {
        switched: namesOf(switched),
        steps: [],
      }),
    )
    .filter((weights) => weights.some((weight) => weight > 0))
    .map((weights): Candidate => ({weights, performance: score(weights)}));
  const winners = winnersOf(candidates, tournaments, settings);
  return {
    parents: candidateTable(names, [
      starts.map((weights) => ({weights, performance: score(weights)})),
    ]),
    candidates: candidateTable(names, [candidates]),
    winners: [
      {
        name: 'winner',
        type: 'integer',
        values: winners.map((at) => at + 1),
      },
    ],
  };
};
