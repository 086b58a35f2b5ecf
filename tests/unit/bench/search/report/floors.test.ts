import {describe, expect, it} from 'vitest';
import {floorsOf} from '../../../../bench/search/report/floors';
import type {PeerResults} from '../../../../bench/search/report/results';

const search = {
  ms: 1000,
  longestTaskMs: 0,
  rawBytes: 1,
  sentBytes: 1,
  allRawBytes: 1,
  allSentBytes: 1,
};

const results = (changes: Partial<PeerResults> = {}): PeerResults => ({
  version: '1',
  index: {rawBytes: 100, gzipBytes: 100},
  otherFiles: {},
  relevance: {
    titles: 1,
    darkPrefixes: 0,
    typos: 1,
    pairs: 1,
    allPairs: 1,
    readers: 1,
    readersMrr: 1,
    junk: 1,
  },
  fast: search,
  slow: search,
  text: search,
  keys: {count: 1, p50: 1, p95: 50, max: 1, lastP95: 1},
  typingTaskMs: 0,
  heapBytes: 1,
  workerBytes: 1,
  build: {seconds: 1, cpuSeconds: 1, ratio: 1.1, cpuRatio: 1.1},
  ...changes,
});

const isMet = (
  name: string,
  all: Readonly<Record<string, PeerResults>>,
): boolean | undefined =>
  floorsOf(all).find(({what}) => what.startsWith(name))?.isMet;

describe('floorsOf', () => {
  it('is met by a value that just reaches the floor', () => {
    expect(isMet('key to painted', {ours: results()})).toBe(true);
  });

  it('is not met by a value beyond it', () => {
    const slow = {count: 1, p50: 1, p95: 60.1, max: 1, lastP95: 1};
    expect(isMet('key to painted', {ours: results({keys: slow})})).toBe(false);
  });

  it('asks for at least a share of the queries', () => {
    const relevance = {...results().relevance, titles: 0.98};
    expect(isMet('title', {ours: results({relevance})})).toBe(false);
  });

  it('compares with the others of the same run', () => {
    const ours = results({index: {rawBytes: 20, gzipBytes: 31}});
    const all = {ours, cmfcmf: results()};
    expect(isMet('index, raw', all)).toBe(true);
    expect(isMet('index, gzip', all)).toBe(false);
  });

  it('does not judge what was not measured', () => {
    expect(isMet('index, raw', {ours: results()})).toBeUndefined();
    const build = {...results().build, cpuRatio: NaN};
    expect(isMet('build', {ours: results({build})})).toBeUndefined();
  });

  it('judges nothing but ours', () => {
    expect(floorsOf({cmfcmf: results()})).toEqual([]);
  });
});
