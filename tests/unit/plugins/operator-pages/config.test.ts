import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {createParseFrontMatter} from '../../../../plugins/operator-pages/config';
import {aPage, aSite, OPTIONS} from '../../../support/operators';

function parse(
  relative: string,
  page: string,
  others: Readonly<Record<string, string>> = {},
  options = OPTIONS,
) {
  const siteDir = aSite({[relative]: page, ...others});
  const filePath = path.join(siteDir, 'docs', relative);
  return createParseFrontMatter(
    siteDir,
    options,
  )({
    filePath,
    fileContent: readFileSync(filePath, 'utf8'),
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
}

const WRONG = aPage('One', '  color: red\n  key: one_op\n  aliases: [5]\n');

describe('createParseFrontMatter', () => {
  it('keeps the record out of what is shipped, and makes aliases keywords', async () => {
    const page = aPage(
      'One',
      '  key: one_op\n  aliases: [Uno]\nkeywords: [single]\n',
    );
    const {frontMatter} = await parse('operators/one.mdx', page);
    expect(frontMatter).toEqual({
      pagination_prev: null,
      pagination_next: null,
      title: 'One',
      description: 'About One.',
      keywords: ['single', 'Uno', 'one_op'],
    });
  });

  it('makes functions of other tools keywords', async () => {
    const equivalents = 'operators/_equivalents.yml';
    const {frontMatter} = await parse(
      'operators/one.mdx',
      aPage('One'),
      {
        [equivalents]:
          'sql: {title: SQL, page: x, term: Clause, groups: [{title: A, rows: [{function: ONE, operator: operators/one, differs: Nothing.}]}]}\n',
      },
      {...OPTIONS, equivalents},
    );
    expect(frontMatter.keywords).toEqual(['SQL ONE']);
  });

  it('marks the pages of deprecated operators for the rest of the site', async () => {
    const page = aPage('One', '  deprecated: {note: Use another.}\n');
    const {frontMatter} = await parse('operators/one.mdx', page);
    expect(frontMatter.deprecated).toBe(true);
  });

  it('leaves a wrong record to the message on all of them', async () => {
    const {frontMatter} = await parse('operators/one.mdx', WRONG);
    expect(frontMatter).toMatchObject({title: 'One', keywords: ['one_op']});
  });

  it('puts the page of a family before its operators', async () => {
    const family = '---\ntitle: Family\n---\n';
    const {frontMatter} = await parse('operators/a/index.mdx', family);
    expect(frontMatter).toEqual({
      pagination_prev: null,
      pagination_next: null,
      title: 'Family',
    });
  });

  it('leaves other pages and partials alone', async () => {
    const guide = '---\ntitle: Guide\noperator: me\n---\n';
    expect((await parse('guide.mdx', guide)).frontMatter.operator).toBe('me');
    expect(
      (await parse('operators/_part.mdx', guide)).frontMatter.operator,
    ).toBe('me');
  });
});
