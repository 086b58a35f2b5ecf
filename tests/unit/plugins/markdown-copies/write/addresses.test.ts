import {describe, expect, it} from 'vitest';
import {
  copyFiles,
  createAddresses,
} from '../../../../../plugins/markdown-copies/write/addresses';
import {aPage} from '../aPage';

const PAGES = [
  aPage({route: '/help/docs/intro', content: {file: 'docs/intro.mdx'}}),
  aPage({route: '/help/docs/data/', content: {file: 'docs/data/a b.mdx'}}),
  aPage({route: '/help/docs/c d', content: {file: 'docs/c d.mdx'}}),
  aPage({route: '/help/docs/100%', content: {file: 'docs/100.mdx'}}),
  aPage({route: '/help/docs/%C3%A4', content: {file: 'docs/ä.mdx'}}),
];

const addressOf = (url: string, origin = '') =>
  createAddresses(PAGES, {origin, baseUrl: '/help/'})(
    url,
    'docs/data/page.mdx',
    aPage({route: '/help/self'}),
  );

describe('createAddresses', () => {
  it.each([
    ['a file', '../intro.mdx#a', '/help/docs/intro.md#a'],
    ['a file by alias', '@site/docs/intro.mdx', '/help/docs/intro.md'],
    ['a file of a folder', './a%20b.mdx', '/help/docs/data/index.md'],
    [
      'a file with a space in its address',
      '../c%20d.mdx',
      '/help/docs/c%20d.md',
    ],
    [
      'a file with a percent sign in its address',
      '../100.mdx',
      '/help/docs/100%25.md',
    ],
    ['a file with an encoded address', '../ä.mdx', '/help/docs/%C3%A4.md'],
    ['a file that is not a page', 'x.pdf', '/help/self'],
    ['a path', '/docs/intro', '/help/docs/intro.md'],
    ['a path with a space', '/docs/c%20d#e', '/help/docs/c%20d.md#e'],
    ['a path that needs a slash', '/docs/data#b', '/help/docs/data/index.md#b'],
    ['a path without a copy', '/search', '/help/search'],
    ['a path with the base URL', '/help/docs/intro', '/help/docs/intro.md'],
    ['a static file', 'pathname:///data/a.csv', '/help/data/a.csv'],
  ])('finds the address of %s', (_, url, address) => {
    expect(addressOf(url)).toBe(address);
    expect(addressOf(url, 'https://a.example')).toBe(
      `https://a.example${address}`,
    );
  });

  it.each(['https://example.org/a#b', 'mailto:a@example.org', '#a'])(
    'keeps %s',
    (url) => {
      expect(addressOf(url, 'https://a.example')).toBe(url);
    },
  );
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
