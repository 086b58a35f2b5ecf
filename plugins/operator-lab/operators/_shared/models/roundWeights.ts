import type {Column, Table} from '../types';

/** The weight of each row in each round of a boosting, rows counted from 1. */
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
