import {expect, it} from 'vitest';
import {run} from '@lab/utility/process_control/loops/loop_data_sets';
import {exampleTables} from '@support/exampleTables';
import {asTable} from '@support/runTables';

const [rounds, results] = exampleTables(import.meta);
const deliveredBy = (onlyBest: boolean, rows = rounds) =>
  run({rounds: asTable(rows)}, {only_best: onlyBest}).delivered?.[0]?.values;

it('delivers the variants as shown', () => {
  expect(results?.length).toBe(2);
  for (const row of results ?? []) {
    expect(deliveredBy(row['only best'] === 'on')).toEqual([row.delivered]);
  }
});

it('delivers nothing if no performance is a number', () => {
  expect(deliveredBy(true, rounds?.slice(0, 1))).toEqual([]);
});
