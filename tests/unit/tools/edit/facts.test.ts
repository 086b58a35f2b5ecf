import {describe, expect, it} from 'vitest';
import {factsOf, lacking, logicOf} from '../../../../.tools/edit/facts.mjs';

describe('factsOf', () => {
  it('lists code, links, bold labels, and numbers, in words or in digits', () => {
    expect(
      factsOf('**Sort** needs `a 1` and [two of 1,206](./x2.mdx#y) at 40%.'),
    ).toEqual([
      'code a 1',
      'label Sort',
      'link ./x2.mdx#y',
      'number 1206',
      'number 2',
      'number 40',
    ]);
  });
});

describe('logicOf', () => {
  it('counts words of logic and comparison signs, outside of code', () => {
    expect(
      logicOf('It cannot be < 1 or <= 2, not only `all` of each.'),
    ).toEqual({not: 2, only: 1, each: 1, '<': 1, '<=': 1});
  });
});

describe('lacking', () => {
  it('counts entries that occur twice', () => {
    expect(lacking(['a', 'a', 'b'], ['b', 'a'])).toEqual(['a']);
  });
});
