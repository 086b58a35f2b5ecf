import {expect, it} from 'vitest';
import type {Run, Settings} from '@lab/_shared/types';
import {run as cut} from '@lab/extensions/Text_Processing/transformation/cut_document';
import {run as pieces} from '@lab/extensions/Text_Processing/transformation/generate_n_grams_characters';
import {run as phrases} from '@lab/extensions/Text_Processing/transformation/generate_n_grams_terms';
import {run as replaced} from '@lab/extensions/Text_Processing/transformation/replace_tokens';
import {run as inCase} from '@lab/extensions/Text_Processing/transformation/transform_cases';
import {run as windows} from '@lab/extensions/Text_Processing/transformation/window_document';
import {nominal} from '@support/columns';
import {column, exampleTables} from '@support/exampleTables';
import {shownTokens, stepsOf, ticketCell, tokensOf} from '@support/ticketTexts';

const [shown] = exampleTables(import.meta, 'Worked example');
const text = ticketCell('T-5010', 'text');
const tokens = stepsOf(text).Tokenize ?? [];

function documentsOf(
  run: Run,
  values: readonly string[],
  settings: Settings,
): readonly string[] {
  const {documents} = run({document: [nominal('token', values)]}, settings);
  return (documents?.[0]?.values ?? []).map(String);
}

it('shows what six operators make of a ticket', () => {
  const changed = [
    tokensOf(inCase, tokens),
    tokensOf(replaced, tokens, {
      replace_dictionary: [['^line$', 'connection']],
    }),
    tokensOf(phrases, tokens, {max_length: 2}),
    tokensOf(pieces, tokens, {length: 3}),
  ];
  const cutUp = [
    documentsOf(cut, [text], {
      regular_expression_queries: [['sentence', '([^.]+)\\.']],
    }),
    documentsOf(windows, tokens, {window_length: 6, step_size: 6}),
  ];
  expect(column(shown, 'First tokens of the result')).toEqual([
    ...changed.map((one) => shownTokens(one.slice(0, 4))),
    ...cutUp.map(([first]) => first),
  ]);
  expect(column(shown, 'Number')).toEqual([
    ...changed.map(({length}) => length),
    ...cutUp.map(({length}) => `${length} documents`),
  ]);
});
