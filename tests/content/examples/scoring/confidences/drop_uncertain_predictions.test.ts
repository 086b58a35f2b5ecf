import {expect, it} from 'vitest';
import {run} from '@lab/scoring/confidences/drop_uncertain_predictions';
import type {Settings} from '@lab/_shared/types';
import {column, exampleTables, rounded} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const CLASSES = ['billing', 'sales', 'tech'];
const SETTINGS: Readonly<Record<string, Settings>> = {
  balanced: {min_confidence: 0.6},
  unbalanced: {
    class_handling: 'unbalanced',
    min_confidences: [
      ['billing', '0.5'],
      ['tech', '0.65'],
    ],
  },
};

const [input = [], output, summary] = exampleTables(import.meta);
const labels = column(input, 'label');
const tickets = asTable(input, {
  label: 'label',
  'prediction(label)': 'prediction',
  ...Object.fromEntries(
    CLASSES.map((name) => [
      `confidence(${name})`,
      {role: `confidence_${name}`},
    ]),
  ),
});

const predictions = (settings: Settings) =>
  shownCells(
    run({'example set input': tickets}, settings)['example set output'],
    'prediction(label)',
  );

it('predicts the class with the highest confidence, where none is missing', () => {
  for (const row of input.slice(0, -1)) {
    const confidences = CLASSES.map((name) =>
      Number(row[`confidence(${name})`]),
    );
    expect(row['prediction(label)']).toBe(
      CLASSES[confidences.indexOf(Math.max(...confidences))],
    );
  }
});

it.each(Object.entries(SETTINGS))('%s', (name, settings) => {
  expect(column(output, 'label')).toEqual(labels);
  expect(column(output, name)).toEqual(predictions(settings));
});

it('measures coverage and accuracy', () => {
  const rows = [{min_confidence: 0}, ...Object.values(SETTINGS)].map(
    (settings) => {
      const predicted = predictions(settings);
      const kept = predicted.filter((value) => value !== '?').length;
      const right = predicted.filter(
        (value, at) => value === labels[at],
      ).length;
      return [rounded(kept / labels.length), rounded(right / kept)];
    },
  );
  expect(column(summary, 'Coverage')).toEqual(rows.map(([kept]) => kept));
  expect(column(summary, 'Right among the kept')).toEqual(
    rows.map(([, right]) => right),
  );
});

it('stops without a nominal prediction', () => {
  const without = asTable(input, {}, ['ticket']);
  expect(() => run({'example set input': without}, {})).toThrow('prediction');
  const numeric = asTable(input, {ticket: 'prediction'}, ['ticket']);
  expect(() => run({'example set input': numeric}, {})).toThrow(
    'must be nominal',
  );
});
