import {expect, it} from 'vitest';
import type {Settings} from '@lab/_shared/types';
import {run} from '@lab/extensions/Text_Processing/transformation/window_document';
import {nominal} from '@support/columns';
import {column, exampleTables} from '@support/exampleTables';
import {stepsOf, ticketCell} from '@support/ticketTexts';

const [shown, words] = exampleTables(import.meta);
const tokens = stepsOf(ticketCell('T-5010', 'text')).Tokenize ?? [];

function windows(settings: Settings): readonly string[] {
  const {documents} = run({document: [nominal('token', tokens)]}, settings);
  return (documents?.[0]?.values ?? []).map(String);
}

it.each([
  [false, 'Without extend last window'],
  [true, 'With extend last window'],
] as const)('with extend last window = %s', (extend_last_window, name) => {
  const found = windows({
    window_length: 5,
    step_size: 4,
    extend_last_window,
  });
  expect(column(shown, name)).toEqual(
    [0, 1, 2].map((at) => found[at] ?? 'none'),
  );
});

it.each([true, false])('fits exactly three times', (extend_last_window) => {
  const found = windows({window_length: 4, step_size: 4, extend_last_window});
  expect(found.map((one) => one.split(' ').length)).toEqual([4, 4, 4]);
});

it('lists the tokens of the ticket', () => {
  expect(column(words, 'token')).toEqual(tokens);
});
