import {describe, expect, it} from 'vitest';
import {
  medianKeys,
  medianSearch,
  summarizeKeys,
} from '../../../../bench/search/report/summaries';

describe('summarizeKeys', () => {
  it('leaves out keys that changed no row', () => {
    const keys = [
      {startMs: 0, first: 10, last: 30},
      {startMs: 1},
      {startMs: 2, first: 20, last: 20},
    ];
    expect(summarizeKeys(keys)).toEqual({
      count: 2,
      p50: 10,
      p95: 20,
      max: 20,
      lastP95: 30,
    });
  });
});

describe('medianSearch', () => {
  it('takes each measure by itself', () => {
    const search = (ms: number, rawBytes: number) => ({
      ms,
      rawBytes,
      longestTaskMs: 0,
      sentBytes: 0,
      allRawBytes: 0,
      allSentBytes: 0,
    });
    expect(
      medianSearch([search(1, 9), search(2, 8), search(3, 7)]),
    ).toMatchObject({ms: 2, rawBytes: 8});
  });
});

describe('medianKeys', () => {
  it('is not moved by a turn that was disturbed', () => {
    const turn = (first: number, last = first) => [{startMs: 0, first, last}];
    expect(medianKeys([turn(10), turn(900), turn(12)])).toEqual([
      {startMs: 0, first: 12, last: 12},
    ]);
  });

  it('leaves out a key that changed rows by chance', () => {
    expect(
      medianKeys([[{startMs: 0}], [{startMs: 0, first: 5, last: 5}]]),
    ).toEqual([{startMs: 0, first: undefined, last: undefined}]);
  });
});
