import {describe, expect, it} from 'vitest';
import {
  packQueries,
  unpackQueries,
} from '../../../../../../plugins/search-local/shared/packed/queries';

describe('packQueries', () => {
  it('keeps the stems of each query, once and in order', () => {
    const packed = packQueries([[[70, 3, 70], [4000]], [], [[0]]]);
    expect(unpackQueries(packed, 3)).toEqual([[[3, 70], [4000]], [], [[0]]]);
  });

  it('takes a digit for a page without queries', () => {
    expect(packQueries([[], []])).toHaveLength(2);
  });
});
