import {expect, it} from 'vitest';
import {column, exampleTables, numbers, rounded} from '@support/exampleTables';
import {stepsOf, ticketCell} from '@support/ticketTexts';

const [shown] = exampleTables(import.meta);
const averageOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const words = numbers(shown, 'words');

it('counts the tokens of three tickets', () => {
  expect(words).toEqual(
    column(shown, 'Ticket').map(
      (id) => stepsOf(ticketCell(String(id), 'text')).Tokenize?.length,
    ),
  );
});

it('notes the average in each of them', () => {
  expect(numbers(shown, 'usual')).toEqual(words.map(() => averageOf(words)));
  expect(words.map((count) => rounded(count / averageOf(words)))).toEqual([
    0.824, 0.706, 1.471,
  ]);
});

it('notes the number of a single document itself', () => {
  expect(averageOf([12])).toBe(12);
});
