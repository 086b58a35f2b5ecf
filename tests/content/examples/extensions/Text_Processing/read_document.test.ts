import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {run as tokenize} from '@lab/extensions/Text_Processing/tokenization/tokenize';
import {ROOT} from '@site/tests/support/sites';
import {column, exampleTables} from '@support/exampleTables';
import {ticketCell, tokensOf} from '@support/ticketTexts';

const PAGE = 'operators/extensions/Text_Processing/read_document';
const [shown] = exampleTables(import.meta);
const withoutTags = (markup: string) => markup.replace(/<[^>]*>/g, '');
const [, file = ''] =
  /```text\n(.*)\n```/.exec(
    readFileSync(path.join(ROOT, `docs/${PAGE}.mdx`), 'utf8'),
  ) ?? [];

it('reads the file with its tags or without', () => {
  expect(column(shown, 'The document')).toEqual([withoutTags(file), file]);
  expect(withoutTags(file)).toBe(ticketCell('T-5010', 'text'));
});

it('has tokens of tags if these are kept', () => {
  const tags = tokensOf(tokenize, [file]).filter((token) =>
    ['p', 'b'].includes(token),
  );
  expect(tags).toEqual(['p', 'b', 'b', 'p']);
});

it('leaves a text without tags as it is', () => {
  expect(withoutTags('Call me back.')).toBe('Call me back.');
});
