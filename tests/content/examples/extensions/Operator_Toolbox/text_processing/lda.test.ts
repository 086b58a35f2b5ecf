import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Operator_Toolbox/text_processing/lda';
import {column, exampleTables} from '@support/exampleTables';
import {asTable, shownCells, shownRows} from '@support/runTables';
import {stepsOf, ticketCell} from '@support/ticketTexts';

const [drawn = [], shown] = exampleTables(import.meta);
const topicsOf = (rows: typeof drawn) => run({tokens: asTable(rows)}, {});

it('gives each stem of the three tickets one topic', () => {
  for (const id of column(drawn, 'ticket_id').map(String)) {
    const row = drawn.find(({ticket_id}) => ticket_id === id);
    expect(
      [1, 2]
        .flatMap((topic) =>
          String(row?.[`Tokens of topic ${topic}`]).split(', '),
        )
        .filter(Boolean)
        .sort(),
    ).toEqual(
      [...(stepsOf(ticketCell(id, 'text'))['Stem (Porter)'] ?? [])].sort(),
    );
  }
});

it('estimates the confidences that are shown', () => {
  const {exa} = topicsOf(drawn);
  expect(shownCells(exa, 'prediction')).toEqual(column(shown, 'prediction'));
  for (const topic of [1, 2]) {
    expect(shownCells(exa, `confidence ${topic}`)).toEqual(
      column(shown, `Confidence of topic ${topic}`),
    );
  }
});

it('names the words that occur more than once', () => {
  const words = shownRows(topicsOf(drawn).top).filter(
    ({count}) => Number(count) > 1,
  );
  expect(words.map(({topic, word}) => `${topic} ${word}`)).toEqual([
    '1 good',
    '1 morn',
    '2 pleas',
    '2 call',
    '2 back',
  ]);
});

it('is undecided where both topics have as many tokens', () => {
  const {exa} = topicsOf([{id: 'a', first: 'box', second: 'line'}]);
  expect(shownCells(exa, 'confidence 1')).toEqual([0.5]);
  expect(shownCells(exa, 'confidence 2')).toEqual([0.5]);
});
