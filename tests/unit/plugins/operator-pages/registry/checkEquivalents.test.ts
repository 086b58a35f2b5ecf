import {describe, expect, it} from 'vitest';
import {similar} from '../../../../../plugins/operator-pages/registry/checkEquivalents';

describe('similar', () => {
  it('finds a slip, and the right name in another folder, nearest first', () => {
    const known = ['a/join', 'a/joins', 'b/pivot', 'c/aggregate'];
    expect(similar(known, 'a/jons')).toEqual(['a/joins', 'a/join']);
    expect(similar(known, 'x/y/aggregate')).toEqual(['c/aggregate']);
  });

  it('finds nothing for another word', () => {
    expect(similar(['a/join'], 'a/transpose')).toEqual([]);
  });
});
