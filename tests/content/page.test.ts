import {describe, expect, it} from 'vitest';
import {parsePage} from './support/page';

describe('parsePage', () => {
  it.each([
    [
      'Markdown that is not valid',
      '---\ntitle: A\n---\n\nText.\n\nA {brace.\n',
      /^docs\/a\.mdx:7: /,
    ],
    [
      'front matter that is not valid',
      '---\ntitle: A\ntags: [a\n---\n',
      /^docs\/a\.mdx:\d: /,
    ],
  ])('names file and line of %s', (_, text, message) => {
    const page = parsePage('docs/a.mdx', text);
    expect(() => [page.frontMatter, page.tree]).toThrow(message);
  });
});
