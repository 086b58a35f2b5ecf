import type {Column, Table} from '../types';

/**
 * Converts the row weights of boosting rounds to a table. Row numbers start at
 * 1.
 */
export const roundWeights = (
  rounds: readonly {readonly weights: readonly number[]}[],
  rows: number,
): Table => [
  {
    name: 'row',
    type: 'integer',
    values: Array.from({length: rows}, (_, at) => at + 1),
  },
  ...rounds.map(({weights}, at): Column => ({
    name: `round ${at + 1}`,
    type: 'real',
    values: weights,
  })),
];
