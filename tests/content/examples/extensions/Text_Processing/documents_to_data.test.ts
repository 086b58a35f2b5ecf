import {expect, it} from 'vitest';
import {column, exampleTables} from '@support/exampleTables';
import {stepsOf, ticketCell} from '@support/ticketTexts';

const [documents, table] = exampleTables(import.meta);

it('takes two tickets, with their topics and numbers of tokens', () => {
  expect(documents).toEqual(
    ['T-5010', 'T-5005'].map((id) => {
      const text = ticketCell(id, 'text');
      return {
        Document: text,
        Label: ticketCell(id, 'topic'),
        words: stepsOf(text).Tokenize?.length,
      };
    }),
  );
});

it('makes a row of each, with label and notes', () => {
  expect(table).toEqual(
    (documents ?? []).map(({Document: text, Label: topic, words}) => ({
      text,
      topic,
      words,
    })),
  );
  expect(column(table, 'text').join(' ')).toMatch(/, .* 4 /);
});
