import {describe, expect, it} from 'vitest';
import {
  linesOf,
  MAX_SELECTION,
  messageLink,
  shortened,
} from '../../../../../src/components/PageFeedback/message';

const SUBJECT = 'Problem on /docs/a';
const BODY = 'Page: /docs/a\nSelected text: 5 % & "more" {subject}\n';

describe('linesOf', () => {
  it('leaves out what has no value', () => {
    expect(
      linesOf([
        ['Page', '/docs/a'],
        ['Version', undefined],
        ['Selected text', ''],
      ]),
    ).toBe('Page: /docs/a\n');
  });
});

describe('shortened', () => {
  it('puts a selection on one line', () => {
    expect(shortened(' Otters\n  swim. ')).toBe('Otters swim.');
  });

  it('cuts a long selection between characters', () => {
    expect(shortened('🦦'.repeat(500))).toBe(`${'🦦'.repeat(MAX_SELECTION)}…`);
  });
});

describe('messageLink', () => {
  it('adds subject and body to an email', () => {
    const {protocol, pathname, searchParams} = new URL(
      messageLink('mailto:docs@example.com', SUBJECT, BODY),
    );
    expect(protocol + pathname).toBe('mailto:docs@example.com');
    expect(searchParams.get('subject')).toBe(SUBJECT);
    expect(searchParams.get('body')).toBe(BODY.replaceAll('\n', '\r\n'));
  });

  it('keeps what the address of an email has already', () => {
    expect(
      messageLink('mailto:docs@example.com?cc=a@example.com', SUBJECT, BODY),
    ).toMatch(/\?cc=a@example\.com&subject=Problem%20on/);
  });

  it('replaces the placeholders of an issue, and encodes each value', () => {
    const {searchParams} = new URL(
      messageLink(
        'https://example.com/new?t={subject}&b={body}',
        SUBJECT,
        BODY,
      ),
    );
    expect(Object.fromEntries(searchParams)).toEqual({t: SUBJECT, b: BODY});
  });
});
