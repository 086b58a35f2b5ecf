import {expect, it} from 'vitest';
import type {Settings} from '@lab/_shared/types';
import {run} from '@lab/extensions/Text_Processing/filtering/filter_tokens_by_content';
import {column, exampleTables} from '@support/exampleTables';
import {shownTokens, stepsOf, ticketCell, tokensOf} from '@support/ticketTexts';

const [shown, all, left] = exampleTables(import.meta);
const [conditions] = exampleTables(import.meta, 'Description');
const tokens = stepsOf(ticketCell('T-5032', 'text'))['Filter Stopwords'] ?? [];

it('leaves the tokens that are shown', () => {
  const settings: Settings[] = [
    {string: 'ev'},
    {string: 'EV', case_sensitive: true},
    {condition: 'starts with', string: 'p'},
    {condition: 'matches', regular_expression: '.*ing'},
    {
      condition: 'matches',
      regular_expression: '.*ing',
      invert_condition: true,
    },
  ];
  expect(column(shown, 'Tokens that are left')).toEqual(
    settings.map((one) => shownTokens(tokensOf(run, tokens, one)) || 'none'),
  );
});

it('leaves the tokens of the table', () => {
  expect(column(all, 'token')).toEqual(tokens);
  expect(tokensOf(run, tokens, {string: 'ev'})).toEqual(column(left, 'token'));
});

it.each(['airline', 'lines'])('tells which conditions keep %s', (token) => {
  expect(column(conditions, `Keeps ${token} for line`)).toEqual(
    column(conditions, 'condition').map((condition) =>
      tokensOf(run, [token], {
        condition: String(condition),
        string: 'line',
        regular_expression: 'line',
      }).length
        ? 'yes'
        : 'no',
    ),
  );
});

it('has no token that is only an ending, and passes over case', () => {
  expect(
    tokensOf(run, tokens, {condition: 'matches', regular_expression: 'ing'}),
  ).toEqual([]);
  expect(
    tokensOf(run, ['Line'], {condition: 'equals', string: 'line'}),
  ).toEqual(['Line']);
});
