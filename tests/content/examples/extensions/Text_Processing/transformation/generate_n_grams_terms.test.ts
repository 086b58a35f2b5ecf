import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Text_Processing/transformation/generate_n_grams_terms';
import {column, exampleTables} from '@support/exampleTables';
import {stepsOf, ticketCell, tokensOf} from '@support/ticketTexts';

const [shown, result] = exampleTables(import.meta);
const [numbers] = exampleTables(import.meta, 'Description');
const stems = stepsOf(ticketCell('T-5010', 'text'))['Stem (Porter)'] ?? [];

it('adds the pairs that are shown', () => {
  expect(column(shown, 'Token')).toEqual(stems);
  expect(tokensOf(run, stems)).toEqual(column(result, 'Token'));
  const pairs = column(shown, 'Pair that begins here');
  expect(tokensOf(run, stems)).toEqual(
    stems.flatMap((stem, at) =>
      pairs[at] === 'none' ? [stem] : [stem, pairs[at]],
    ),
  );
});

it('has the numbers of tokens by length', () => {
  for (const {
    'max length': max_length = 0,
    'Tokens in the result for a document with 7': count,
  } of numbers ?? []) {
    expect(tokensOf(run, stems, {max_length})).toHaveLength(Number(count));
  }
});

it('leaves a single token alone', () => {
  expect(tokensOf(run, ['hello'], {max_length: 3})).toEqual(['hello']);
  expect(tokensOf(run, ['a', 'b'], {max_length: 3})).toEqual(['a', 'a_b', 'b']);
});
