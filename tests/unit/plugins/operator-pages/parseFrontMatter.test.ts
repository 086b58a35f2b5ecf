import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {createParseFrontMatter} from '../../../../plugins/operator-pages/parseFrontMatter';
import {aPage, aSite, OPTIONS} from '../../../support/operators';

function parse(relative: string, page: string, stops = true) {
  const siteDir = aSite({[relative]: page});
  const filePath = path.join(siteDir, 'docs', relative);
  return createParseFrontMatter(
    siteDir,
    OPTIONS,
    stops,
  )({
    filePath,
    fileContent: readFileSync(filePath, 'utf8'),
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
}

const WRONG = aPage('One', '  color: red\n');

describe('parseFrontMatter', () => {
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

  it('marks the pages of deprecated operators for the rest of the site', async () => {
    const page = aPage('One', '  deprecated: {note: Use another.}\n');
    const {frontMatter} = await parse('operators/one.mdx', page);
    expect(frontMatter.deprecated).toBe(true);
  });

  it('stops a build by file, field, and rule', async () => {
    await expect(parse('operators/one.mdx', WRONG)).rejects.toThrow(
      'docs/operators/one.mdx: operator.color is not allowed',
    );
    await expect(
      parse('operators/two.mdx', '---\ntitle: Two\n---\n'),
    ).rejects.toThrow(
      'docs/operators/two.mdx: operator is required: the page has no record of its operator',
    );
  });

  it('lets the dev server go on', async () => {
    const {frontMatter} = await parse('operators/one.mdx', WRONG, false);
    expect(frontMatter.title).toBe('One');
  });

  it('leaves other pages and partials alone', async () => {
    const guide = '---\ntitle: Guide\noperator: me\n---\n';
    expect((await parse('guide.mdx', guide)).frontMatter.operator).toBe('me');
    expect(
      (await parse('operators/_part.mdx', guide)).frontMatter.operator,
    ).toBe('me');
  });
});
