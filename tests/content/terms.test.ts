import {readFileSync} from 'node:fs';
import path from 'node:path';
import {escapeRegexp} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {ROOT} from '../support/sites';
import {readPage} from './support/page';
import type {Page} from './support/page';

/** A term that readers of other tools search for, and a page with it. */
type Row = readonly [term: string, page: string];

const rows = readFileSync(path.join(__dirname, 'data', 'terms.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('\t') as unknown as Row);

/** Fields whose words only the search reads. */
const HIDDEN = new Set(['keywords', 'aliases']);

/** Text of a page that readers see. */
function shownText({text, frontMatter}: Page): string {
  const fields = JSON.stringify(frontMatter, (name, value: unknown) =>
    HIDDEN.has(name) ? undefined : value,
  );
  const body = text.split(/^---$/m).slice(2).join('---');
  return [fields, body].join('\n');
}

/** Matches a term as whole words, in the singular or the plural. */
const asWords = (term: string) =>
  new RegExp(
    `(?<!\\w)${escapeRegexp(term).replaceAll(' ', '\\s+')}(?:e?s)?(?!\\w)`,
    'i',
  );

it('lists at least 400 terms, each with a page only once', () => {
  const terms = new Set(rows.map(([term]) => term.toLowerCase()));
  expect(terms.size).toBeGreaterThanOrEqual(400);
  const keys = rows.map((row) => row.join('\t').toLowerCase());
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

it('has each term in the text of its page, not only in its keywords', () => {
  const without = rows.filter(
    ([term, page]) =>
      !asWords(term).test(shownText(readPage(ROOT, `docs/${page}.mdx`))),
  );
  expect(without).toEqual([]);
});
