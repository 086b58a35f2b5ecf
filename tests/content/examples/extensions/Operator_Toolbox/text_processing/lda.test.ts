import {expect, it} from 'vitest';
import type {Table} from '../../../../../../src/operators/_shared/types';
import {run} from '../../../../../../src/operators/extensions/Operator_Toolbox/text_processing/lda';
import {column, exampleTables} from '../../../../support/exampleTables';
import {shownCells, shownRows} from '../../../../support/runTables';
import {stepsOf, ticketCell} from '../../../../support/ticketTexts';

const [drawn = [], shown] = exampleTables(
  'operators/extensions/Operator_Toolbox/text_processing/lda',
);
const tokens = drawn.flatMap((row) =>
  [1, 2].flatMap((topic) =>
    String(row[`Tokens of topic ${topic}`])
      .split(', ')
      .filter(Boolean)
      .map((token) => ({document: String(row.ticket_id), token, topic})),
  ),
);

function tableOf(rows: typeof tokens): Table {
  return [
    {
      name: 'document',
      type: 'nominal',
      values: rows.map(({document}) => document),
    },
    {name: 'token', type: 'nominal', values: rows.map(({token}) => token)},
    {name: 'topic', type: 'integer', values: rows.map(({topic}) => topic)},
  ];
}

const topicsOf = (rows: typeof tokens) =>
  run({col: tableOf(rows)}, {number_of_topics: 2});

it('gives each stem of the three tickets one topic', () => {
  for (const id of column(drawn, 'ticket_id').map(String)) {
    expect(
      tokens
        .filter(({document}) => document === id)
        .map(({token}) => token)
        .sort(),
    ).toEqual(
      [...(stepsOf(ticketCell(id, 'text'))['Stem (Porter)'] ?? [])].sort(),
    );
  }
});

it('estimates the confidences that are shown', () => {
  const {exa} = topicsOf(tokens);
  expect(shownCells(exa, 'prediction')).toEqual(column(shown, 'prediction'));
  for (const topic of [1, 2]) {
    expect(shownCells(exa, `confidence ${topic}`)).toEqual(
      column(shown, `Confidence of topic ${topic}`),
    );
  }
});

it('names the words that occur more than once', () => {
  const words = shownRows(topicsOf(tokens).top).filter(
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
  const {exa} = topicsOf([
    {document: 'a', token: 'box', topic: 1},
    {document: 'a', token: 'line', topic: 2},
  ]);
  expect(shownCells(exa, 'confidence 1')).toEqual([0.5]);
  expect(shownCells(exa, 'confidence 2')).toEqual([0.5]);
});
