import {describe, expect, it} from 'vitest';
import {
  filledAddress,
  unknownPlaceholders,
} from '../../../../../plugins/feedback/shared/template';

const VALUES = {
  subject: 'Problem on /docs/a',
  body: 'Page: /docs/a\nSelected text: 5 % & "more"',
  route: '/docs/a',
  version: '1.0',
  siteVersion: '',
};

describe('filledAddress', () => {
  it('gives a mail its subject and text', () => {
    const {protocol, pathname, searchParams} = new URL(
      filledAddress('mailto:docs@example.com', VALUES),
    );
    expect(protocol + pathname).toBe('mailto:docs@example.com');
    expect(searchParams.get('subject')).toBe(VALUES.subject);
    expect(searchParams.get('body')).toBe(
      'Page: /docs/a\r\nSelected text: 5 % & "more"',
    );
  });

  it('adds them to what a mail has already', () => {
    expect(
      filledAddress('mailto:docs@example.com?cc=a@example.com', VALUES),
    ).toMatch(/\?cc=a@example\.com&subject=Problem%20on/);
  });

  it('fills an address, and encodes each value', () => {
    const {searchParams} = new URL(
      filledAddress(
        'https://example.com/new?t={subject}&b={body}&v={version}&s={siteVersion}',
        VALUES,
      ),
    );
    expect(Object.fromEntries(searchParams)).toEqual({
      t: VALUES.subject,
      b: VALUES.body,
      v: '1.0',
      s: '',
    });
  });
});

describe('unknownPlaceholders', () => {
  it('names what nothing stands for', () => {
    expect(unknownPlaceholders('https://a/{body}/{title}/{}')).toEqual([
      'title',
      '',
    ]);
  });
});
