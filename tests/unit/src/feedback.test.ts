import {expect, it} from 'vitest';
import {feedback} from '../../../src/feedback';

it.each([undefined, ''])('asks nothing without an address: %j', (address) => {
  expect(feedback(address)).toBeUndefined();
});

it.each([
  'mailto:docs@example.com',
  'mailto:docs@example.com?cc=team@example.com',
  'https://example.com/new?title={subject}&body={body}',
  'https://example.com/new?text={body}',
])('accepts %s', (address) => {
  expect(feedback(address)).toEqual({
    address,
    siteVersion: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
  });
});

it.each([
  'docs@example.com',
  'mailto:docs',
  'mailto:docs@example.com?body={body}',
  'javascript:alert(1)',
  'https://example.com/new?title={titel}&body={body}',
  'https://example.com/new?title={subject}',
  'https://example.com/new',
])('rejects %s', (address) => {
  expect(() => feedback(address)).toThrow(
    `FEEDBACK_ADDRESS must be mailto:name@host, or https://host/path with the placeholder {body}, and {subject} if the issue has a title, as in https://example.com/new?title={subject}&body={body}; it is "${address}".`,
  );
});
