import {describe, expect, it} from 'vitest';
import {
  Addresses,
  copyFiles,
} from '../../../../../plugins/markdown-copies/write/addresses';
import {resolved} from '../../../../../plugins/markdown-copies/write/resolve';
import {aPage} from '../aPage';

const PAGES = [
  aPage({route: '/help/docs/intro', content: {file: 'docs/intro.mdx'}}),
  aPage({route: '/help/docs/data/', content: {file: 'docs/data/a b.mdx'}}),
];

const TEXTS: Readonly<Record<string, string>> = {
  'p.mdx': 'One.\n\n> Two.\n',
  'post.mdx': 'First.\n\n@copies-truncate\n\nSecond.\n',
};

const resolve = (text: string, origin = '') =>
  resolved(text, {
    addresses: new Addresses(PAGES, {origin, baseUrl: '/help/'}, ({content}) =>
      'file' in content ? content.file : undefined,
    ),
    textOf: (file) => TEXTS[file] ?? '',
    pagesIn: (folder) => `- pages of ${folder}`,
    self: `${origin}/help/self`,
  });

describe('resolved', () => {
  it.each([
    ['a file', '@copies-file/docs/intro.mdx#a', '/help/docs/intro.md#a'],
    [
      'a file of a folder',
      '@copies-file/docs/data/a%20b.mdx',
      '/help/docs/data/index.md',
    ],
    ['a file that is no page', '@copies-file/docs/x.pdf', '/help/self'],
    ['a path', '@copies-path/docs/intro', '/help/docs/intro.md'],
    [
      'a path that needs a slash',
      '@copies-path/docs/data#b',
      '/help/docs/data/index.md#b',
    ],
    ['a path without a copy', '@copies-path/search', '/help/search'],
    ['a route', '@copies-route/help/docs/intro', '/help/docs/intro.md'],
  ])('finds the address of %s', (_, mark, address) => {
    expect(resolve(`See [it](${mark}).`)).toBe(`See [it](${address}).`);
    expect(resolve(`[it]: ${mark}`, 'https://a.example')).toBe(
      `[it]: https://a.example${address}`,
    );
  });

  it('leaves words alone that look like a mark', () => {
    expect(resolve('`@copies-file/docs/intro.mdx`')).toBe(
      '`@copies-file/docs/intro.mdx`',
    );
  });

  it('puts the text of a file in its place, within a list as well', () => {
    expect(resolve('1. @copies-include/p.mdx\n2. Next')).toBe(
      '1. One.\n\n   > Two.\n2. Next',
    );
  });

  it('ends an excerpt where the post says so', () => {
    expect(resolve('@copies-excerpt/post.mdx')).toBe('First.');
    expect(resolve('@copies-include/post.mdx')).toBe('First.\n\nSecond.');
  });

  it('lists pages', () => {
    expect(resolve('@copies-pages/docs')).toBe('- pages of docs');
  });
});

describe('copyFiles', () => {
  it.each([
    ['/help/docs/intro', ['docs/intro.md']],
    ['/help/docs/data/', ['docs/data/index.md', 'docs/data.md']],
    ['/help/', ['index.md']],
    ['/help/docs/%C3%A4', ['docs/ä.md']],
  ])('has those of %s', (route, files) => {
    expect(copyFiles(route, '/help/')).toEqual(files);
  });
});
