import type {
  Run,
  Settings,
  Table,
} from '../../../plugins/operator-lab/operators/_shared/types';
import {run as withoutStopWords} from '../../../plugins/operator-lab/operators/extensions/Text_Processing/filtering/filter_stopwords_dictionary';
import {run as stemmed} from '../../../plugins/operator-lab/operators/extensions/Text_Processing/stemming/stem_porter';
import {run as tokenized} from '../../../plugins/operator-lab/operators/extensions/Text_Processing/tokenization/tokenize';
import {run as inCase} from '../../../plugins/operator-lab/operators/extensions/Text_Processing/transformation/transform_cases';
import {sampleTable} from './sampleData';

/** Stop words of the running example of Text Processing. */
export const STOP_WORDS = [
  'been',
  'does',
  'for',
  'has',
  'me',
  'not',
  'the',
  'you',
];

const asColumn = (values: readonly string[]): Table => [
  {name: 'token', type: 'nominal', values},
];

/** Applies a document operator to tokens and returns its tokens. */
export function tokensOf(
  run: Run,
  tokens: readonly string[],
  settings: Settings = {},
): readonly string[] {
  const {document} = run(
    {document: asColumn(tokens), file: asColumn(STOP_WORDS)},
    settings,
  );
  return (document?.[0]?.values ?? []).map(String);
}

/** A cell of a support ticket in the sample data. */
export function ticketCell(id: string, name: string): string {
  const tickets = sampleTable('support-tickets.csv');
  const valuesOf = (column: string) =>
    tickets.find((one) => one.name === column)?.values ?? [];
  return String(valuesOf(name)[valuesOf('ticket_id').indexOf(id)]);
}

/** Tokens of a text after each step of the running example. */
export function stepsOf(
  text: string,
): Readonly<Record<string, readonly string[]>> {
  const tokens = tokensOf(tokenized, [text]);
  const lower = tokensOf(inCase, tokens);
  const words = tokensOf(withoutStopWords, lower);
  return {
    Tokenize: tokens,
    'Transform Cases': lower,
    'Filter Stopwords': words,
    'Stem (Porter)': tokensOf(stemmed, words),
  };
}

/** Tokens in page format, separated by commas. */
export const shownTokens = (tokens: readonly string[]): string =>
  tokens.join(', ');

/**
 * The three tickets of the running example as output of Process Documents from
 * Data, after the four steps.
 */
export function ticketTable(ids: readonly string[]): Table {
  return [
    {name: 'ticket_id', type: 'nominal', role: 'id', values: ids},
    {
      name: 'topic',
      type: 'nominal',
      role: 'label',
      values: ids.map((id) => ticketCell(id, 'topic')),
    },
    {
      name: 'text',
      type: 'text',
      values: ids.map((id) =>
        (stepsOf(ticketCell(id, 'text'))['Stem (Porter)'] ?? []).join(' '),
      ),
    },
  ];
}
