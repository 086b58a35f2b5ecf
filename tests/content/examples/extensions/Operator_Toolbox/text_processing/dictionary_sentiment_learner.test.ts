import {expect, it} from 'vitest';
import type {Settings} from '@lab/_shared/types';
import {run} from '@lab/extensions/Operator_Toolbox/text_processing/dictionary_sentiment_learner';
import {nominal} from '@support/columns';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';
import {stepsOf, ticketCell} from '@support/ticketTexts';

const [dictionary, shown = [], negations, intensifiers, words] = exampleTables(
  import.meta,
);

function rated(tokens: readonly string[], settings: Settings = {}) {
  return run(
    {
      exa: asTable(dictionary),
      neg: asTable([{word: 'not', strength: 0.5}]),
      int: asTable(intensifiers),
      document: [nominal('token', tokens)],
    },
    {
      key_attribute: 'word',
      value_attribute: 'weight',
      negation_attribute: 'word',
      negation_window_size: 2,
      ...settings,
    },
  ).words;
}

const counts = (text: string, settings?: Settings) => [
  ...shownCells(rated(text.split(' '), settings), 'Counts as'),
];
const sumOf = (cells: readonly unknown[]) =>
  cells.reduce<number>((sum, cell) => sum + Number(cell), 0);

it.each([
  ['T-5005', 0],
  ['T-5010', -2],
  ['T-5050', -0.5],
] as const)('rates the words of %s as shown', (id, sum) => {
  const tokens = stepsOf(ticketCell(id, 'text'))['Transform Cases'] ?? [];
  const rows = shownRows(rated(tokens));
  expect(rows.map((row) => ({ticket_id: id, ...row}))).toEqual(
    shown.filter(({ticket_id}) => ticket_id === id),
  );
  expect(sumOf(rows.map((row) => row['Counts as']))).toBe(sum);
});

it('lists the negation and the tokens of T-5050', () => {
  expect(column(negations, 'word')).toEqual(['not']);
  expect(column(words, 'token')).toEqual(
    stepsOf(ticketCell('T-5050', 'text'))['Transform Cases'],
  );
});

it('ignores an intensifier behind a negation', () => {
  expect(counts('not far below')).toEqual([1]);
});

it('reads as many words in front as the window has', () => {
  expect(counts('not a dead line')).toEqual([2]);
  expect(counts('not a very dead line')).toEqual([-2]);
  expect(counts('not a dead line', {negation_window_size: 1})).toEqual([-2]);
});

it('turns a word around by the strength of the negation', () => {
  expect(counts('not dead', {negation_strength: 'strength'})).toEqual([1]);
});
