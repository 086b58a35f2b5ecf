import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Text_Processing/transformation/generate_n_grams_characters';
import {column, exampleTables, numbers} from '@support/exampleTables';
import {stepsOf, ticketCell, tokensOf} from '@support/ticketTexts';

const [shown, two, pieces] = exampleTables(import.meta);
const [lengths] = exampleTables(import.meta, 'Description');
const words = stepsOf(ticketCell('T-5032', 'text'))['Transform Cases'] ?? [];

it('cuts the tokens into the pieces that are shown', () => {
  const tokens = column(shown, 'token').map(String);
  expect(column(shown, 'Pieces')).toEqual(
    tokens.map((token) => tokensOf(run, [token]).join(' ')),
  );
  const inTicket = new Set(tokensOf(run, words));
  expect(numbers(shown, 'Shared with T-5032')).toEqual(
    tokens.map(
      (token) =>
        tokensOf(run, [token]).filter((piece) => inTicket.has(piece)).length,
    ),
  );
  expect(words).toEqual(expect.arrayContaining(['internet', 'drops', 'pm']));
});

it('cuts the document of two tokens', () => {
  expect(tokensOf(run, column(two, 'token').map(String))).toEqual(
    column(pieces, 'token'),
  );
});

it('has fewer pieces the longer they are', () => {
  expect(numbers(lengths, 'Pieces of internet')).toEqual(
    numbers(lengths, 'length').map(
      (length) => tokensOf(run, ['internet'], {length}).length,
    ),
  );
});

it('leaves a token alone that is no longer than a piece', () => {
  expect(tokensOf(run, ['sim', 'pm', 'a'])).toEqual(['sim', 'pm', 'a']);
});
