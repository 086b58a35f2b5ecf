import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import {createExtractor} from '../../../../../../plugins/search-local/server/extract/markdown';

/** Reads Markdown without additional remark plugins. */
const extract = (markdown: string) =>
  createExtractor([])(markdown, '/docs/page.mdx');

describe('the sections of Markdown', () => {
  it('cuts a page at headings with the ids of Docusaurus', async () => {
    expect(
      await extract(
        'Start.\n\n## What can go wrong\n\nOne.\n\n### `k` and *more*\n\n#### Deep\n\nTwo.\n\n## What can go wrong\n',
      ),
    ).toMatchObject([
      {title: '', content: 'Start.'},
      {title: 'What can go wrong', id: 'what-can-go-wrong', content: 'One.'},
      {title: 'k and more', id: 'k-and-more', content: ''},
      {title: 'Deep', id: 'deep', content: 'Two.'},
      {title: 'What can go wrong', id: 'what-can-go-wrong-1', content: ''},
    ]);
  });

  it('takes a section of nothing but links for no section', async () => {
    expect(
      (
        await extract(
          'Start.\n\n## Next steps\n\n- [B](./b.md): more\n- **[C](./c.md)**\n\n## References\n\n- Breiman. 2001. [doi:1](https://doi.org/1)\n\n## D\n\n- See [E](./e.md)\n',
        )
      ).map(({title}) => title),
    ).toEqual(['', 'D']);
  });

  it('takes an id that the heading sets itself', async () => {
    expect((await extract('## Text {/* #own */}\n'))[1]).toMatchObject({
      title: 'Text',
      id: 'own',
    });
  });

  it('reads lists, tables, admonitions, and components, and code blocks apart', async () => {
    const [section] = await extract(
      '- one\n- two\n\n| a | b |\n| - | - |\n| c | d |\n\n:::note[Mind]\nHeed.\n:::\n\n<Tabs>\n<TabItem value="x">\n\nInside.\n\n</TabItem>\n</Tabs>\n\n```js\nhidden();\n```\n',
    );
    expect(section?.content).toBe(
      'one · two · a · b · c · d · Mind · Heed. Inside.',
    );
    // The line end is the same as in the built page.
    expect(section?.code).toBe('hidden();\n');
  });

  it('leaves out what is marked so', async () => {
    const [section] = await extract(
      'Seen.\n\n<figcaption data-search="skip">Not **seen**.</figcaption>\n',
    );
    expect(section?.content).toBe('Seen.');
  });

  it('takes a colon within a line for a colon', async () => {
    expect(await extract('Ready by 07:30.\n\n## Sales at 07:00\n')).toEqual([
      {title: '', content: 'Ready by 07:30.'},
      {title: 'Sales at 07:00', id: 'sales-at-0700', content: ''},
    ]);
  });

  it('tells prose from tables and terms, whose descriptions have the term', async () => {
    const [section] = await extract(
      'Text.\n\n<h4>Inner</h4>\n\n| a |\n| - |\n| Cell. |\n\n<dl>\n<dt>`depth` integer</dt>\n<dd>Levels.</dd>\n</dl>\n',
    );
    expect(
      section?.lines?.map(({text, isProse, term}) => [text, isProse, term]),
    ).toEqual([
      ['Text.', true, ''],
      ['Inner', false, ''],
      ['a', false, ''],
      ['Cell.', false, ''],
      ['depth integer', false, ''],
      ['Levels.', true, 'depth'],
    ]);
  });

  it('tells where Markdown is not valid', async () => {
    await expect(extract('## Good\n\nA </b>.\n')).rejects.toThrow(
      expect.objectContaining({line: 3}) as Error,
    );
  });

  it('collects the names that a definition list defines', async () => {
    expect(
      await extract('<dl>\n<dt>`max_depth`</dt>\n<dd>Uses `x`.</dd>\n</dl>\n'),
    ).toMatchObject([
      {title: '', content: 'max_depth · Uses x.', names: ['max_depth']},
    ]);
  });
});

describe('createExtractor', () => {
  it('reads the alias that a remark plugin gives to a heading', async () => {
    const extract = createExtractor([
      () => (tree: Root) => {
        for (const node of tree.children) {
          node.data = {hProperties: {dataSearchKeywords: 'nominal label'}};
        }
      },
    ]);
    expect(await extract('## Text\n', '/docs/page.mdx')).toEqual([
      {title: '', content: ''},
      {title: 'Text', id: 'text', content: '', aliases: ['nominal label']},
    ]);
  });

  it('reads what remark plugins add, and tells them the file', async () => {
    const extract = createExtractor([
      () =>
        (tree: Root, {path}: {path: string}) => {
          tree.children.push({
            type: 'heading',
            depth: 2,
            children: [{type: 'text', value: `Added to ${path}`}],
          });
        },
    ]);
    expect(await extract('Start.\n', '/docs/a.mdx')).toMatchObject([
      {content: 'Start.'},
      {title: 'Added to /docs/a.mdx'},
    ]);
  });
});
