import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Operator_Toolbox/text_processing/extract_sentiment';
import {column, exampleTables, rounded} from '@support/exampleTables';
import {asTable, shownCells} from '@support/runTables';

const [words = [], shown] = exampleTables(import.meta);

function scores(texts: readonly string[]) {
  const {exa} = run(
    {
      exa: asTable(texts.map((text) => ({text}))),
      words: asTable(words),
    },
    {text_attribute: 'text'},
  );
  return shownCells(exa, 'Score');
}

it('shows the difference of each word', () => {
  for (const {positive, negative, difference} of words) {
    expect(rounded(Number(positive) - Number(negative))).toBe(difference);
  }
});

it('adds up the words of a text', () => {
  expect(scores(column(shown, 'text').map(String))).toEqual(
    column(shown, 'Score'),
  );
});

it('gives 0 to a missing text, and counts a word that stands twice twice', () => {
  expect(scores(['?', 'Dead, dead line'])).toEqual([0, -1]);
});
