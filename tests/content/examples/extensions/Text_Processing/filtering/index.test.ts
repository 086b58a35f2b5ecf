import {expect, it} from 'vitest';
import {run as byLength} from '@lab/extensions/Text_Processing/filtering/filter_by_length';
import {run as byList} from '@lab/extensions/Text_Processing/filtering/filter_stopwords_dictionary';
import {run as byContent} from '@lab/extensions/Text_Processing/filtering/filter_tokens_by_content';
import {column, exampleTables} from '@support/exampleTables';
import {
  shownTokens,
  stepsOf,
  STOP_WORDS,
  ticketCell,
  tokensOf,
} from '@support/ticketTexts';

const [shown] = exampleTables(import.meta, 'Worked example');
const tokens = stepsOf(ticketCell('T-5032', 'text'))['Transform Cases'] ?? [];

it('filters the tokens of a ticket in three ways', () => {
  expect(column(shown, 'Tokens that are left')).toEqual(
    [
      tokens,
      tokensOf(byList, tokens),
      tokensOf(byLength, tokens),
      tokensOf(byContent, tokens, {string: 'e'}),
    ].map(shownTokens),
  );
  expect(column(shown, 'Filter')[1]).toBe(
    `Stop words ${STOP_WORDS.join(', ')}`,
  );
});

it('heeds the case of a list only if asked to', () => {
  expect(tokensOf(byList, ['Not', 'not', 'good'])).toEqual(['good']);
  expect(
    tokensOf(byList, ['Not', 'not', 'good'], {case_sensitive: true}),
  ).toEqual(['Not', 'good']);
});
