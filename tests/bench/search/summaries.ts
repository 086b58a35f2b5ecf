import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {median, quantile} from '../shared/stats';
import type {KeyTimes} from './browser/observeRows';
import type {Measures} from './measures';

const sum = (values: readonly number[]) =>
  values.reduce((total, value) => total + value, 0);

/** Total size of files, each compressed separately. */
export function sizesOf(files: readonly string[]) {
  const contents = files.map((file) => readFileSync(file));
  return {
    raw: sum(contents.map(({length}) => length)),
    gzip: sum(contents.map((text) => gzipSync(text, {level: 9}).length)),
  };
}

const isKnown = (value: number | undefined): value is number =>
  value !== undefined;

/** Summary of the keys that changed the rows. */
export function summarizeKeys(keys: readonly KeyTimes[]) {
  const first = keys.map((key) => key.first).filter(isKnown);
  const last = keys.map((key) => key.last).filter(isKnown);
  return {
    keyP50: median(first),
    keyP95: quantile(first, 0.95),
    keyMax: quantile(first, 1),
    lastP95: quantile(last, 0.95),
  } satisfies Measures;
}

/** Returns the median of each value over several records. */
export function medians<Name extends string>(
  records: readonly Readonly<Record<Name, number>>[],
): Record<Name, number> {
  const names = Object.keys(records[0] ?? {}) as Name[];
  return Object.fromEntries(
    names.map((name) => [name, median(records.map((record) => record[name]))]),
  ) as Record<Name, number>;
}
