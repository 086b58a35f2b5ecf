import {expect, it} from 'vitest';
import {column, exampleTables, rounded} from '../../../support/exampleTables';

const MINIMUMS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  balanced: {billing: 0.6, sales: 0.6, tech: 0.6},
  unbalanced: {billing: 0.5, tech: 0.65},
};

const [input = [], output, summary] = exampleTables(
  'operators/scoring/confidences/drop_uncertain_predictions',
);
const labels = column(input, 'label');

function predictions(minimums: Readonly<Record<string, number>>): string[] {
  return input.map((row) => {
    const predicted = String(row['prediction(label)']);
    const confidence = Number(row[`confidence(${predicted})`]);
    return confidence < (minimums[predicted] ?? 0) ? '?' : predicted;
  });
}

it('predicts the class with the highest confidence', () => {
  for (const row of input) {
    const best = ['billing', 'sales', 'tech'].sort(
      (a, b) =>
        Number(row[`confidence(${b})`]) - Number(row[`confidence(${a})`]),
    )[0];
    expect(row['prediction(label)']).toBe(best);
  }
});

it.each(['balanced', 'unbalanced'])('%s', (setting) => {
  expect(column(output, 'label')).toEqual(labels);
  expect(column(output, setting)).toEqual(predictions(MINIMUMS[setting] ?? {}));
});

it('measures coverage and accuracy', () => {
  const rows = [{}, ...Object.values(MINIMUMS)].map((minimums) => {
    const predicted = predictions(minimums);
    const kept = predicted.filter((value) => value !== '?').length;
    const right = predicted.filter((value, at) => value === labels[at]).length;
    return [rounded(kept / labels.length), rounded(right / kept)];
  });
  expect(column(summary, 'Coverage')).toEqual(rows.map(([kept]) => kept));
  expect(column(summary, 'Right among the kept')).toEqual(
    rows.map(([, right]) => right),
  );
});
