import {describe, expect, it} from 'vitest';
import {securityPolicy} from '../../../../../plugins/hosting/server/securityPolicy';

const policy = (more: Partial<Parameters<typeof securityPolicy>[0]> = {}) =>
  securityPolicy({hashes: [], sources: {}, ...more}).split('; ');

describe('securityPolicy', () => {
  it('allows the site itself and nothing else', () => {
    expect(policy()).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ]);
  });

  it('adds hashes and sources', () => {
    const own = policy({
      hashes: ["'sha256-a='", "'sha256-b='"],
      sources: {
        'img-src': ['https://img.example.com'],
        'frame-src': ['a.example'],
      },
    });
    expect(own).toEqual(
      expect.arrayContaining([
        "script-src 'self' 'sha256-a=' 'sha256-b='",
        "img-src 'self' https://img.example.com",
        'frame-src a.example',
      ]),
    );
  });
});
