import {describe, expect, it} from 'vitest';
import {deadLinks} from '../../../../../plugins/dev-server/docs/deadLinks';
import {createParser} from '../../../../../plugins/search-local/markdown/readMarkdown';

const parse = createParser([]);

/** What is said of a page with this text. */
const messagesOn = async (text: string, own?: readonly string[]) =>
  deadLinks(await parse(text, 'page.mdx'), {
    baseUrl: '/base/',
    docsUrl: '/base/docs',
    pages: new Map([
      ['/base/docs/otters', 'otters.mdx'],
      ['/base/docs/rivers', 'rivers.mdx'],
      ['/base/docs/animals', undefined],
    ]),
    own: own && new Set(own),
    anchorsOf: (file) =>
      Promise.resolve(
        file === 'otters.mdx' ? new Set(['food', 'sleep']) : undefined,
      ),
  });

describe('deadLinks', () => {
  it('names addresses without a page, with line and near addresses', async () => {
    expect(
      await messagesOn('A\n\n[b](/docs/oters) [c](/base/docs/gone/?a=1#b)\n'),
    ).toEqual([
      '3: The link /docs/oters leads to no page; the nearest addresses are /base/docs/otters, /base/docs/rivers, /base/docs/animals',
      '3: The link /base/docs/gone/?a=1#b leads to no page; the nearest addresses are /base/docs/otters, /base/docs/rivers, /base/docs/animals',
    ]);
  });

  it('names anchors without a heading', async () => {
    expect(
      await messagesOn('[a](/base/docs/otters#foot) [b](#here)', ['top']),
    ).toEqual([
      '1: The link /base/docs/otters#foot leads to no heading; the nearest anchors are food, sleep',
      '1: The link #here leads to no heading; the nearest anchors are top',
    ]);
  });

  it.each([
    '[a](/docs/otters/#food)',
    '[a](/base/docs/otters#f%6Fod)',
    '[a](/docs/animals#any)',
    '[a](/docs/rivers#in-a-page-that-cannot-be-read)',
    '[a](/docs/otters.md)',
    '[a](/blog/gone)',
    '[a](//example.com/docs/gone)',
    '[a](https://example.com/docs/gone#b)',
    '[a](#in-a-part-of-other-pages)',
  ])('accepts %s', async (text) => {
    expect(await messagesOn(text)).toEqual([]);
  });
});
