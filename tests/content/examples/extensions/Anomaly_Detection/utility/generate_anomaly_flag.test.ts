import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Anomaly_Detection/utility/generate_anomaly_flag';
import type {Column, Settings} from '@lab/_shared/types';
import {column, exampleTables} from '@support/exampleTables';
import {shownCells} from '@support/runTables';

const [table = []] = exampleTables(import.meta);
const scores = column(table, 'score').map(Number);

function flags(settings: Settings, notes: Partial<Column> = {}) {
  const score: Column = {
    name: 'score',
    type: 'real',
    role: 'prediction',
    values: scores,
    ...notes,
  };
  const output = run({'example set': [score]}, settings);
  return [...shownCells(output['example set'], 'outlier_flag')];
}

const flagged = (settings: Settings, notes: Partial<Column> = {}) =>
  flags(settings, notes).filter((flag) => flag === 'Outlier').length;

it.each([
  ['share 0.2', {contamination_threshold: 0.2}],
  ['share 0.05', {}],
  ['manual 0.68', {method: 'manual', manual_threshold: 0.68}],
  ['z-score 2', {method: 'z-score', zscore_threshold: 2}],
])('gives the flags of the page for %s', (name, settings) => {
  expect(flags(settings)).toEqual(column(table, name));
});

it('flags nothing in 19 rows by default, and one row in 20', () => {
  const first = (count: number) => ({
    values: Array.from({length: count}, (_, at) => at),
  });
  expect(flagged({}, first(19))).toBe(0);
  expect(flagged({}, first(20))).toBe(1);
});

it('wants a real score without gaps, of the role prediction or named', () => {
  expect(() => flags({}, {role: 'outlier'})).toThrow('no score column');
  expect(
    flagged(
      {
        define_score_column: true,
        score_column: 'score',
        contamination_threshold: 0.2,
      },
      {role: 'outlier'},
    ),
  ).toBe(2);
  expect(() => flags({}, {type: 'integer'})).toThrow('not real');
  expect(() => flags({}, {values: [1, null]})).toThrow('missing');
});
