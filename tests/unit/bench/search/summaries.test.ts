import {describe, expect, it} from 'vitest';
import {medians, summarizeKeys} from '../../../bench/search/summaries';

describe('summarizeKeys', () => {
  it('leaves out keys that changed no row', () => {
    const keys = [
      {startMs: 0, first: 10, last: 30},
      {startMs: 1},
      {startMs: 2, first: 20, last: 20},
    ];
    expect(summarizeKeys(keys)).toEqual({
      keyP50: 10,
      keyP95: 20,
      keyMax: 20,
      lastP95: 30,
    });
  });
});

describe('medians', () => {
  it('takes each value separately', () => {
    const records = [
      {ms: 1, bytes: 9},
      {ms: 2, bytes: 8},
      {ms: 3, bytes: 7},
    ];
    expect(medians(records)).toEqual({ms: 2, bytes: 8});
  });
});
