import {describe, expect, it} from 'vitest';
import {filePath, pageMarkdown} from '../../../../bench/search/corpus/markdown';
import {indexedPage} from '../../../../support/searchSite';

describe('filePath', () => {
  it.each([
    ['/help/docs/data/files', 'data/files'],
    ['/help/docs/data/', 'data/index'],
  ])('puts %s into %s', (route, file) => {
    expect(filePath(indexedPage('A', '', {route}))).toBe(file);
  });
});

describe('pageMarkdown', () => {
  it('writes text that Markdown leaves alone, sections, and links', () => {
    const page = indexedPage('Read: CSV', 'Use *all* of <it>.', {
      route: '/help/docs/read_csv',
      tags: ['import'],
      links: ['/help/docs/join', '/help/docs/unknown'],
      sections: [{id: 'see-also', title: 'See also', content: 'Join'}],
    });
    const titles = new Map([['/help/docs/join', 'Join']]);
    expect(pageMarkdown(page, titles)).toMatchInlineSnapshot(`
      "---
      title: "Read: CSV"
      slug: "/read_csv"
      keywords: ["import"]
      ---

      Use \\*all\\* of \\<it\\>\\.

      ## See also

      - [Join](/docs/join)

      "
    `);
  });
});
