import {expect, it} from 'vitest';
import {run} from '@lab/extensions/Text_Processing/transformation/replace_tokens';
import {column, exampleTables, numbers} from '@support/exampleTables';
import {stepsOf, ticketCell, tokensOf} from '@support/ticketTexts';

const [shown, four, replaced] = exampleTables(import.meta);
const [anchors] = exampleTables(import.meta, 'Description');

it.each(['box', '^box$'])('changes what fits %s', (rule) => {
  expect(column(anchors, `${rule} to router`)).toEqual(
    tokensOf(run, column(anchors, 'token').map(String), {
      replace_dictionary: [[rule, 'router']],
    }),
  );
});

it('replaces the four tokens as shown', () => {
  expect(
    tokensOf(run, column(four, 'token').map(String), {
      replace_dictionary: [
        ['^box$', 'router'],
        ['^(days|hours)$', 'duration'],
      ],
    }),
  ).toEqual(column(replaced, 'token'));
});

it('changes the counts that are shown, and no others', () => {
  const before = stepsOf(ticketCell('T-5011', 'text'))['Transform Cases'] ?? [];
  const after = tokensOf(run, before, {
    replace_dictionary: [
      ['^box$', 'router'],
      ['^(days|hours)$', 'duration'],
    ],
  });
  const countIn = (tokens: readonly string[]) => (word: unknown) =>
    tokens.filter((token) => token === word).length;
  const words = column(shown, 'token');
  expect(numbers(shown, 'Before')).toEqual(words.map(countIn(before)));
  expect(numbers(shown, 'After')).toEqual(words.map(countIn(after)));
  expect(after).toHaveLength(before.length);
  const changed = new Set(
    [...before, ...after].filter(
      (word) => countIn(before)(word) !== countIn(after)(word),
    ),
  );
  expect([...changed].sort()).toEqual(words.slice(0, 4).map(String).sort());
});

it('mends a part of a word', () => {
  expect(
    tokensOf(run, ['colours', 'colourful'], {
      replace_dictionary: [['colour', 'color']],
    }),
  ).toEqual(['colors', 'colorful']);
  expect(
    tokensOf(run, ['charged 54 euros twice'], {
      replace_dictionary: [['\\d+ euros', 'moneysum']],
    }),
  ).toEqual(['charged moneysum twice']);
});
