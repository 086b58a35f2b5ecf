import {describe, expect, it} from 'vitest';
import {
  headersFile,
  headersProblems,
} from '../../../../../plugins/static-hosting/headers/headersFile';
import {siteHeaders} from '../../../../../plugins/static-hosting/headers/siteHeaders';

describe('headersFile', () => {
  it('has a rule for everything, and one for each path', () => {
    expect(
      headersFile({
        baseUrl: '/help/',
        headers: {'X-A': '1', 'X-B': '2'},
        immutable: ['assets/*'],
        revalidated: ['docs/*', 'für'],
      }),
    ).toMatchInlineSnapshot(`
      "/help/*
        X-A: 1
        X-B: 2

      /help/assets/*
        Cache-Control: public, max-age=31536000, immutable

      /help/docs/*
        Cache-Control: no-cache

      /help/f%C3%BCr
        Cache-Control: no-cache
      "
    `);
  });
});

describe('headersProblems', () => {
  it('tells of lines and rules that a host would leave out', () => {
    expect(headersProblems('/a\n  X: 1\n')).toEqual([]);
    expect(headersProblems(`/a\n  X: ${'1'.repeat(2000)}\n`)).toEqual([
      'A line of _headers has 2005 characters; Cloudflare Pages reads 2000. Use fewer different inline scripts, or fewer sources.',
    ]);
    expect(headersProblems('/a\n  X: 1\n'.repeat(101))).toEqual([
      '_headers has 101 rules; Cloudflare Pages reads 100. Put files that lie at the root of the site into folders.',
    ]);
  });
});

describe('siteHeaders', () => {
  it('can be changed, added to, and taken away', () => {
    expect(
      siteHeaders('p', {
        'Referrer-Policy': 'no-referrer',
        'X-Own': '1',
        'Cross-Origin-Opener-Policy': '',
      }),
    ).toEqual({
      'Content-Security-Policy': 'p',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'X-Own': '1',
    });
  });
});
