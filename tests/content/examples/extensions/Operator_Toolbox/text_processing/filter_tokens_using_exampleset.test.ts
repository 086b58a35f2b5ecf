import {expect, it} from 'vitest';
import type {Settings} from '@lab/_shared/types';
import {run} from '@lab/extensions/Operator_Toolbox/text_processing/filter_tokens_using_exampleset';
import {nominal} from '@support/columns';
import {column, exampleTables} from '@support/exampleTables';
import {asTable} from '@support/runTables';
import {shownTokens, stepsOf, ticketCell} from '@support/ticketTexts';

const [words, shown, before, after] = exampleTables(import.meta);

function left(id: string, settings: Settings = {}): string {
  const values = stepsOf(ticketCell(id, 'text')).Tokenize ?? [];
  const {document} = run(
    {
      document: [nominal('token', values)],
      'example set': asTable(words),
    },
    {attribute: 'word', ...settings},
  );
  return shownTokens((document?.[0]?.values ?? []).map(String));
}

const ids = column(shown, 'ticket_id').map(String);

it('removes the listed words', () => {
  expect(ids.map((id) => left(id))).toEqual(column(shown, 'Filtered'));
});

it('keeps the listed words alone', () => {
  expect(ids.map((id) => left(id, {invert_filter: true}))).toEqual(
    column(shown, 'Inverted'),
  );
});

it('lists the tokens of a ticket before and afterward', () => {
  expect(column(before, 'token')).toEqual(
    stepsOf(ticketCell('T-5010', 'text')).Tokenize,
  );
  expect(left('T-5010', {invert_filter: true})).toBe(
    shownTokens(column(after, 'token').map(String)),
  );
});

it('heeds upper case only if asked to', () => {
  expect(left('T-5010', {case_sensitive: true})).toBe(
    'Hello, the, line, has, been, dead, for, hours, Please, me, back',
  );
});

it('skips a missing word of the list', () => {
  const {document} = run(
    {
      document: [nominal('token', ['null', 'box'])],
      'example set': asTable([{word: '?'}, {word: 'box'}]),
    },
    {attribute: 'word'},
  );
  expect(document?.[0]?.values).toEqual(['null']);
});
