import {expect, it} from 'vitest';
import {hashId} from '../../../../../plugins/operator-pages/theme/OperatorFold';

it.each([
  ['', ''],
  ['#parameter-k', 'parameter-k'],
  ['#na%C3%AFve', 'naïve'],
  ['#100%', '100%'],
  ['#%EF', '%EF'],
])('the anchor %j names %j', (hash, id) => {
  expect(hashId(hash)).toBe(id);
});
