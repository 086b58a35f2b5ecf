import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {parsePage} from '../../../../../plugins/operator-pages/registry/frontMatter';

const parse = (fileContent: string, shownPath = 'docs/a.mdx') =>
  parsePage(
    {
      filePath: `/site/${shownPath}`,
      fileContent,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    },
    shownPath,
  );

const BROKEN = '---\ntitle: A\ndescription: One: two\n---\n\nText.\n';

describe('parsePage', () => {
  it('returns front matter and text', async () => {
    expect(await parse('---\ntitle: A\n---\n\nText.\n')).toEqual({
      frontMatter: {title: 'A'},
      content: 'Text.',
    });
  });

  it('names file, line, reason, and an excerpt', async () => {
    await expect(parse(BROKEN)).rejects.toThrow(
      /^docs\/a\.mdx:3: The front matter is not YAML: .+\n[\s\S]*description: One: two/,
    );
  });

  it('fails each time it reads the same text, in the name of the file that is read', async () => {
    const text = `${BROKEN}More text.\n`;
    // Simulates another plugin that has already read the text.
    await expect(
      DEFAULT_PARSE_FRONT_MATTER({filePath: '', fileContent: text}),
    ).rejects.toThrow();
    for (const file of ['docs/a.mdx', 'docs/b.mdx', 'docs/a.mdx']) {
      await expect(parse(text, file)).rejects.toThrow(`${file}:3: `);
    }
  });

  it('accepts a text without front matter that begins like one', async () => {
    const ruled = '---\n---\n\n---\n\nText.\n';
    expect(await parse(ruled)).toEqual({
      frontMatter: {},
      content: '---\n\nText.',
    });
  });
});
