import * as units from '../shared/report/units';
import type {Unit} from '../shared/report/units';

/** Rows of the report, by the name of the measured value: label and unit. */
export const ROWS = {
  indexRaw: ['Index, raw', units.kilobytes],
  indexGzip: ['Index, gzip', units.kilobytes],
  firstBytes: ['Loaded before the first result, gzip', units.kilobytes],
  allBytes: ['Loaded by the first search in all, gzip', units.kilobytes],
  fastMs: ['First result, fast line', units.milliseconds],
  slowMs: ['First result, Slow 4G', units.milliseconds],
  firstTaskMs: ['Longest task, first search', units.longestTask],
  keyP50: ['Key to painted results, p50', units.milliseconds],
  keyP95: ['Key to painted results, p95', units.milliseconds],
  keyMax: ['Key to painted results, max', units.milliseconds],
  lastP95: ['Key to last change, p95', units.milliseconds],
  typingTaskMs: ['Longest task, typing', units.longestTask],
  buildSeconds: ['Build, time', units.seconds],
  buildRatio: ['Build, ratio to none', units.decimal],
  cpuSeconds: ['Build, processor time', units.seconds],
  cpuRatio: ['Build, processor time, ratio to none', units.decimal],
  titles: ['Title as query: first', units.percent],
  typos: ['Typo in a title: first five', units.percent],
  readers: ["Readers' queries: first five", units.percent],
  readersMrr: ["Readers' queries: MRR", units.decimal],
  junk: ['Junk that finds nothing', units.percent],
} as const satisfies Readonly<Record<string, readonly [string, Unit]>>;

/** Name of a measured value. */
export type Measure = keyof typeof ROWS;

/** Measured values of one search. Values that were not measured are absent. */
export type Measures = Readonly<Partial<Record<Measure, number>>>;
