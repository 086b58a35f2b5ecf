import {describe, expect, it} from 'vitest';
import {
  headersFile,
  headersProblem,
  siteHeaders,
} from '../../../../../plugins/hosting/server/headersFile';

describe('headersFile', () => {
  it('has a rule for everything, and one for files whose names change', () => {
    expect(headersFile('/für/', {'X-A': '1', 'X-B': '2'}))
      .toMatchInlineSnapshot(`
      "/f%C3%BCr/*
        X-A: 1
        X-B: 2

      /f%C3%BCr/assets/*
        Cache-Control: public, max-age=31536000, immutable
      "
    `);
  });
});

describe('headersProblem', () => {
  it('names a line that a host would leave out', () => {
    expect(headersProblem('/a\n  X: 1\n')).toBeUndefined();
    expect(headersProblem(`/a\n  X: ${'1'.repeat(2000)}\n`)).toBe(
      'A line of _headers has 2005 characters; Cloudflare Pages reads 2000. Use fewer different inline scripts, or fewer sources.',
    );
  });
});

describe('siteHeaders', () => {
  it('can be changed, added to, and removed', () => {
    expect(
      siteHeaders('p', {
        'Referrer-Policy': 'no-referrer',
        'X-Own': '1',
        'Cross-Origin-Opener-Policy': '',
      }),
    ).toEqual({
      'Content-Security-Policy': 'p',
      'No-Vary-Search': 'params',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'X-Own': '1',
    });
  });
});
