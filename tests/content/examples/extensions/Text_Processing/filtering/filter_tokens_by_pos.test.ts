import {expect, it} from 'vitest';
import type {Settings} from '@lab/_shared/types';
import {run} from '@lab/extensions/Text_Processing/filtering/filter_tokens_by_pos';
import {run as tokenize} from '@lab/extensions/Text_Processing/tokenization/tokenize';
import {nominal} from '@support/columns';
import {column, exampleTables} from '@support/exampleTables';
import {ticketCell, tokensOf} from '@support/ticketTexts';

const [shown, left] = exampleTables(import.meta);
const [sets] = exampleTables(import.meta, 'Description');
const tokens = column(shown, 'token').map(String);
const tags = column(shown, 'Tag').map(String);

function kept(settings: Settings): readonly string[] {
  const {document} = run(
    {
      document: [nominal('token', tokens), nominal('tag', tags)],
    },
    settings,
  );
  return (document?.[0]?.values ?? []).map(String);
}

const staying = (name: string) =>
  tokens.filter((_, at) => column(shown, name)[at] === 'stays');

it('tags the words of the first sentence', () => {
  expect(
    tokensOf(tokenize, [ticketCell('T-5005', 'text').split('. ')[0] ?? '']),
  ).toEqual(tokens);
});

it('keeps what fits, or what does not', () => {
  const expression = 'JJ.*|N.*';
  expect(kept({expression})).toEqual(staying('JJ.*|N.*'));
  expect(kept({expression})).toEqual(column(left, 'token'));
  expect(kept({expression, invert_filter: true})).toEqual(staying('Inverted'));
  expect(kept({expression}).join(' ')).toBe('Good morning new phone SIM card');
});

it('needs the whole tag, and gets the verbs and not back', () => {
  expect(kept({expression: 'N'})).toEqual([]);
  expect(kept({expression: 'JJ.*|N.*|V.*|RB'})).toEqual(
    tokens.filter((token) => token !== 'the'),
  );
});

it('has expressions that fit the tags of both languages', () => {
  const fits = (language: string, row: number, tag: string) =>
    new RegExp(`^(?:${String(column(sets, language)[row])})$`).test(tag);
  expect(fits('English', 2, 'MD')).toBe(false);
  expect(fits('English', 3, 'NNS')).toBe(true);
  expect(fits('German', 3, 'ADJA')).toBe(true);
  expect(fits('German', 2, 'VMFIN')).toBe(true);
});
