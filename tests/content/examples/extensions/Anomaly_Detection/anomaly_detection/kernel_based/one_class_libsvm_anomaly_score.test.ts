import {expect, it} from 'vitest';
import {
  run,
  tunedGamma,
} from '@lab/extensions/Anomaly_Detection/anomaly_detection/kernel_based/one_class_libsvm_anomaly_score';
import {column, exampleTables, rounded} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [table = []] = exampleTables(import.meta);
const machines = asTable(table, {machine: 'id'}, [
  'machine',
  'vibration',
  'noise',
]);

it.each([0.5, 0.25])('gives the scores of the page for nu %d', (nu) => {
  const output = run({'example set': machines}, {nu});
  expect(shownCells(output['example set'], 'outlier', 2)).toEqual(
    column(table, `nu ${nu}`),
  );
});

it('tunes gamma to what the text says', () => {
  const points = table.map(({vibration, noise}) => [
    Number(vibration),
    Number(noise),
  ]);
  expect(rounded(tunedGamma(points), 2)).toBe(0.46);
});

it('scores by the gamma that is set', () => {
  const output = run(
    {'example set': machines},
    {automatic_gamma_tuning: false},
  );
  expect(shownCells(output['example set'], 'outlier', 2).at(-1)).toBe(8.85);
});
