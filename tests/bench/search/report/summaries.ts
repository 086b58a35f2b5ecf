import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import type {FirstSearch} from '../browser/measure';
import type {KeyTimes} from '../browser/observeRows';
import {median, quantile} from '../../shared/stats';
import type {Bytes, KeySummary} from './results';

const GZIP_LEVEL = 9;

/** Sizes of files, added up. */
export function sizesOf(files: readonly string[]): Bytes {
  let rawBytes = 0;
  let gzipBytes = 0;
  for (const file of files) {
    const content = readFileSync(file);
    rawBytes += content.length;
    gzipBytes += gzipSync(content, {level: GZIP_LEVEL}).length;
  }
  return {rawBytes, gzipBytes};
}

const isKnown = (value: number | undefined): value is number =>
  value !== undefined;

/**
 * The same keys typed several times: for each the median of its times. A key
 * that changed rows in half of the turns or fewer counts as one that does not.
 */
export function medianKeys(
  turns: readonly (readonly KeyTimes[])[],
): KeyTimes[] {
  return (turns[0] ?? []).map(({startMs}, at) => {
    const of = (time: 'first' | 'last') => {
      const known = turns.map((keys) => keys[at]?.[time]).filter(isKnown);
      return known.length * 2 > turns.length ? median(known) : undefined;
    };
    return {startMs, first: of('first'), last: of('last')};
  });
}

/** Summary of the keys that changed what is shown. */
export function summarizeKeys(keys: readonly KeyTimes[]): KeySummary {
  const first = keys.map((key) => key.first).filter(isKnown);
  const last = keys.map((key) => key.last).filter(isKnown);
  return {
    count: first.length,
    p50: median(first),
    p95: quantile(first, 0.95),
    max: quantile(first, 1),
    lastP95: quantile(last, 0.95),
  };
}

/** The median of each measure of several first searches. */
export function medianSearch(searches: readonly FirstSearch[]): FirstSearch {
  const of = (key: keyof FirstSearch) =>
    median(searches.map((search) => search[key]));
  return {
    ms: of('ms'),
    longestTaskMs: of('longestTaskMs'),
    rawBytes: of('rawBytes'),
    sentBytes: of('sentBytes'),
    allRawBytes: of('allRawBytes'),
    allSentBytes: of('allSentBytes'),
  };
}
