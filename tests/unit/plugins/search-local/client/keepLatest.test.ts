import {describe, expect, it} from 'vitest';
import {keepLatest} from '../../../../../plugins/search-local/client/keepLatest';

describe('keepLatest', () => {
  it('drops the entry that was put in or renewed longest ago', () => {
    const map = new Map<string, number>();
    keepLatest(map, 'a', 1, 2);
    keepLatest(map, 'b', 2, 2);
    keepLatest(map, 'a', 3, 2);
    keepLatest(map, 'c', 4, 2);
    expect([...map]).toEqual([
      ['a', 3],
      ['c', 4],
    ]);
  });
});
