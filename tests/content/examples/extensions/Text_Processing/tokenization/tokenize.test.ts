import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Text_Processing/tokenization/tokenize';
import {column, exampleTables} from '@support/exampleTables';
import {ticketCell, tokensOf} from '@support/ticketTexts';

const [shown, before, divided] = exampleTables(import.meta);
const text = ticketCell('T-5010', 'text');

it('has the tokens of three settings', () => {
  const results = [
    tokensOf(run, [text]),
    tokensOf(run, [text], {mode: 'specify characters'}),
    tokensOf(run, [text], {
      mode: 'regular expression',
      expression: '[^\\p{L}\\p{N}]+',
    }),
  ];
  expect(column(shown, 'Tokens')).toEqual(
    results.map((tokens) => tokens.join('/')),
  );
  expect(column(shown, 'Number')).toEqual(results.map(({length}) => length));
});

it('divides one token into two', () => {
  expect(column(before, 'token')).toEqual([text]);
  expect(tokensOf(run, [text], {mode: 'specify characters'})).toEqual(
    column(divided, 'token'),
  );
});

it('splits at apostrophes and hyphens, and has no empty token', () => {
  expect(tokensOf(run, ["I don't: SIM-card!"])).toEqual([
    'I',
    'don',
    't',
    'SIM',
    'card',
  ]);
  expect(tokensOf(run, ['4'])).toEqual([]);
  expect(
    tokensOf(run, ['a]b-c'], {mode: 'specify characters', characters: ']-'}),
  ).toEqual(['a', 'b', 'c']);
});

it('computes no linguistic mode', () => {
  expect(() => tokensOf(run, ['a'], {mode: 'linguistic tokens'})).toThrow(
    'does not split by',
  );
});
