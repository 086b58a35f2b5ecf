import {expect, it} from 'vitest';
import type {Settings} from '@lab/_shared/types';
import {run} from '@lab/extensions/Text_Processing/filtering/filter_tokens_by_pos_ratios';
import {run as tokenize} from '@lab/extensions/Text_Processing/tokenization/tokenize';
import {integer, nominal} from '@support/columns';
import {column, exampleTables, numbers} from '@support/exampleTables';
import {ticketCell, tokensOf} from '@support/ticketTexts';

const [shown] = exampleTables(import.meta);
const sentences = column(shown, 'token').map(String);

function kept(settings: Settings): readonly string[] {
  const {document} = run(
    {
      document: [
        nominal('token', sentences),
        ...['Words', 'Nouns', 'Verbs', 'Adjectives'].map((name) =>
          integer(name, numbers(shown, name)),
        ),
      ],
    },
    settings,
  );
  return (document?.[0]?.values ?? []).map(String);
}

const staying = (name: string) =>
  sentences.filter((_, at) => column(shown, name)[at] === 'stays');

it('splits the ticket into these sentences and words', () => {
  expect(
    tokensOf(tokenize, [ticketCell('T-5034', 'text')], {
      mode: 'specify characters',
    }),
  ).toEqual(sentences);
  expect(numbers(shown, 'Words')).toEqual(
    sentences.map((sentence) => sentence.split(' ').length),
  );
});

it('keeps a sentence at the minimum itself', () => {
  expect(kept({min_ratio_nouns: 0.3})).toEqual(staying('nouns 0.3'));
  expect(kept({min_ratio_verbs: 0.25})).toEqual(staying('verbs 0.25'));
});

it('asks for all minimums, and for nothing without one', () => {
  expect(kept({min_ratio_nouns: 0.3, min_ratio_verbs: 0.25})).toEqual([]);
  expect(kept({})).toEqual(sentences);
});
