import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Word2Vec/Word2Vec_Learner';
import {nominal} from '@support/columns';
import {column, exampleTables, numbers} from '@support/exampleTables';
import {stepsOf, ticketCell} from '@support/ticketTexts';

const [shown] = exampleTables(import.meta);
const lower = (id: string) =>
  stepsOf(ticketCell(id, 'text'))['Transform Cases'] ?? [];
const tokens = ['T-5005', 'T-5010', 'T-5032'].flatMap(lower);

function vocabulary(least: number): ReadonlyMap<string, number> {
  const {mod = []} = run(
    {doc: [nominal('token', tokens)]},
    {minimal_vocab_frequency: least},
  );
  const [words, counts] = mod;
  return new Map(
    words?.values.map((word, at) => [String(word), Number(counts?.values[at])]),
  );
}

it('counts the words that are shown', () => {
  const all = vocabulary(1);
  expect(numbers(shown, 'Occurrences')).toEqual(
    column(shown, 'word').map((word) => all.get(String(word))),
  );
});

it.each([2, 3])('has vectors for words with a minimum of %s', (least) => {
  const found = vocabulary(least);
  expect(column(shown, `Minimum ${least}`)).toEqual(
    column(shown, 'word').map((word) =>
      found.has(String(word)) ? 'vector' : 'none',
    ),
  );
});

it('leaves seven words, and five tokens of T-5010', () => {
  const found = vocabulary(2);
  expect([...found.keys()]).toEqual([
    'the',
    'back',
    'call',
    'good',
    'me',
    'morning',
    'please',
  ]);
  expect(
    lower('T-5010')
      .filter((token) => found.has(token))
      .join(' '),
  ).toBe('the please call me back');
});
