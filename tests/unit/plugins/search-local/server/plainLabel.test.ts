import {expect, it} from 'vitest';
import {plainLabel} from '../../../../../plugins/search-local/server/plainLabel';

it.each([
  ['The `join` operator', 'The join operator'],
  ['**Very** *new* and _old_', 'Very new and old'],
  ['See [the guide](./guide.md)', 'See the guide'],
  ['R &amp; D &lt;x&gt;', 'R & D <x>'],
  ['&amp;lt;', '&lt;'],
  ['snake_case_name and __init__', 'snake_case_name and __init__'],
  ['2 * 3 * 4', '2 * 3 * 4'],
  ['C* and D*', 'C* and D*'],
  ['max[0] (first)', 'max[0] (first)'],
])('%j is %j to a reader', (label, plain) => {
  expect(plainLabel(label)).toBe(plain);
});
