import {describe, expect, it} from 'vitest';
import {
  copyFiles,
  createAddresses,
} from '../../../../../plugins/markdown-copies/pages/addresses';

const ROUTES = [
  '/help/docs/intro',
  '/help/docs/data/',
  '/help/docs/c d',
  '/help/docs/100%25',
  '/help/docs/%C3%A4',
];

const addressOf = (href: string, origin = '') =>
  createAddresses(ROUTES, {origin, baseUrl: '/help/'})(href);

describe('createAddresses', () => {
  it.each([
    ['a page', '/help/docs/intro', '/help/docs/intro.md'],
    ['a page with an anchor', '/help/docs/intro#a', '/help/docs/intro.md#a'],
    [
      'a page that needs a slash',
      '/help/docs/data#b',
      '/help/docs/data/index.md#b',
    ],
    ['a page with a space', '/help/docs/c%20d#e', '/help/docs/c%20d.md#e'],
    ['a page with a percent sign', '/help/docs/100%25', '/help/docs/100%25.md'],
    ['a page with an encoded address', '/help/docs/ä', '/help/docs/%C3%A4.md'],
    ['a page without a copy', '/help/search', '/help/search'],
    ['a query', '/help/docs/intro?a=b', '/help/docs/intro?a=b'],
    ['a file', '/help/data/a.csv', '/help/data/a.csv'],
  ])('returns the address of %s', (_, href, address) => {
    expect(addressOf(href)).toBe(address);
    expect(addressOf(href, 'https://a.example')).toBe(
      `https://a.example${address}`,
    );
  });

  it.each([
    'https://example.org/a#b',
    '//example.org/a',
    'mailto:a@example.org',
    '#a',
  ])('keeps %s', (href) => {
    expect(addressOf(href, 'https://a.example')).toBe(href);
  });
});

describe('copyFiles', () => {
  it.each([
    ['/help/docs/intro', ['docs/intro.md']],
    ['/help/docs/data/', ['docs/data/index.md', 'docs/data.md']],
    ['/help/', ['index.md']],
    ['/help/docs/%C3%A4', ['docs/ä.md']],
    ['/help/docs/a%3Ab', ['docs/a:b.md']],
    ['/help/docs/100%25', ['docs/100%.md']],
  ])('has those of %s', (route, files) => {
    expect(copyFiles(route, '/help/')).toEqual(files);
  });
});
