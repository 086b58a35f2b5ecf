import {expect, it} from 'vitest';
import {wellFormed} from '../../../src/wellFormed';

it.each([
  ['#100%', '#100%25'],
  ['#100%25', '#100%25'],
  ['#50%-or-100%', '#50%25-or-100%25'],
  ['#na%C3%AFve', '#na%C3%AFve'],
  ['#na%EFve', '#na%25EFve'],
  ['/help/docs/a%2', '/help/docs/a%252'],
  ['', ''],
])('%j is well formed as %j', (part, expected) => {
  expect(wellFormed(part)).toBe(expected);
  expect(() => decodeURIComponent(expected)).not.toThrow();
});
