import {describe, expect, it} from 'vitest';
import {
  inlineScripts,
  scriptHash,
  securityPolicy,
} from '../../../../../plugins/hosting/server/securityPolicy';
import type {Sources} from '../../../../../plugins/hosting/server/securityPolicy';

const policy = (hashes: readonly string[] = [], sources: Sources = {}) =>
  securityPolicy(hashes, sources).split('; ');

describe('securityPolicy', () => {
  it('allows the site itself, inline styles, and inlined images and fonts', () => {
    expect(policy()).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self' data:",
      "connect-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "media-src 'none'",
      "frame-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
  });

  it('adds hashes and sources', () => {
    const own = policy(["'sha256-a='", "'sha256-b='"], {
      'img-src': ['https://img.example.com'],
      'frame-src': ['a.example'],
    });
    expect(own).toEqual(
      expect.arrayContaining([
        "script-src 'self' 'sha256-a=' 'sha256-b='",
        "img-src 'self' data: https://img.example.com",
        'frame-src a.example',
      ]),
    );
  });
});

describe('inlineScripts', () => {
  it('finds scripts that run or that browsers act upon, unchanged', () => {
    expect(
      inlineScripts(
        '<script>a("&lt;<b>")</script><script type=module>b()</script><p title="<script>no()</script>">text</p><script type="speculationrules">{"prefetch": []}</script><script type=" Text/JavaScript ">c()</script>',
      ),
    ).toEqual(['a("&lt;<b>")', 'b()', '{"prefetch": []}', 'c()']);
  });

  it('leaves out files, data, comments, and empty scripts', () => {
    expect(
      inlineScripts(
        '<script src=/a.js></script><script type="application/ld+json">{}</script><!-- <script>no()</script> --><script></script><p>a</p>',
      ),
    ).toEqual([]);
  });
});

describe('scriptHash', () => {
  it('is what browsers compute', () => {
    // https://www.w3.org/TR/CSP3/#example-hash
    expect(scriptHash("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });
});
