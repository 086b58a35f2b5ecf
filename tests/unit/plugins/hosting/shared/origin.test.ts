import {describe, expect, it} from 'vitest';
import {
  hasOrigin,
  siteOrigin,
} from '../../../../../plugins/hosting/shared/origin';

describe('siteOrigin', () => {
  it.each([
    ['https://docs.example.com', 'https://docs.example.com'],
    ['https://docs.example.com/', 'https://docs.example.com'],
    ['http://Docs.example.com:8080', 'http://docs.example.com:8080'],
    ['https://docs.example.com:443', 'https://docs.example.com'],
  ])('takes %s as %s', (value, url) => {
    expect(siteOrigin(value)).toEqual({url, isKnown: true});
    expect(hasOrigin({url})).toBe(true);
  });

  it.each([undefined, ''])('knows no origin from %j', (value) => {
    const {url, isKnown} = siteOrigin(value);
    expect(isKnown).toBe(false);
    expect(hasOrigin({url})).toBe(false);
    expect(new URL(url).hostname).toMatch(/\.invalid$/);
  });

  it.each([
    'docs.example.com',
    'https://docs.example.com/help',
    'https://docs.example.com/?a=1',
    'https://docs.example.com/#top',
    'https://user@docs.example.com',
    'ftp://docs.example.com',
    'https://',
    ' ',
  ])('rejects "%s"', (value) => {
    expect(() => siteOrigin(value)).toThrow(
      `SITE_URL must be an http or https URL without a path, such as https://docs.example.com, and not "${value}".`,
    );
  });
});
