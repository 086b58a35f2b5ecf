import {floor, ratio} from '../../shared/report/floor';
import type {Floor} from '../../shared/report/floor';
import {
  decimal,
  kilobytes,
  longestTask,
  megabytes,
  milliseconds,
  percent,
} from '../../shared/report/units';
import type {PeerResults} from './results';

/** What our search must reach, alone and against the others of the same run. */
export function floorsOf(
  results: Readonly<Record<string, PeerResults>>,
): Floor[] {
  const {ours, cmfcmf, pagefind} = results;
  if (!ours) {
    return [];
  }
  const {relevance} = ours;
  return [
    {
      what: 'title as query: first result',
      limit: 0.99,
      atLeast: true,
      value: relevance.titles,
      write: percent,
    },
    {
      what: 'prefixes of titles that do not find the page',
      limit: 0.005,
      value: relevance.darkPrefixes,
      write: percent,
    },
    {
      what: 'typo in a title: first five',
      limit: 0.98,
      atLeast: true,
      value: relevance.typos,
      write: percent,
    },
    {
      what: 'word of the title, word of the body: first five',
      limit: 0.99,
      atLeast: true,
      value: relevance.pairs,
      write: percent,
    },
    {
      what: "readers' queries: first five",
      limit: 0.92,
      atLeast: true,
      value: relevance.readers,
      write: percent,
    },
    {
      what: "readers' queries: mean reciprocal rank",
      limit: 0.8,
      atLeast: true,
      value: relevance.readersMrr,
      write: decimal,
    },
    {
      what: 'junk that finds nothing',
      limit: 1,
      atLeast: true,
      value: relevance.junk,
      write: percent,
    },
    {
      what: 'index, gzip: ratio to cmfcmf',
      limit: 0.3,
      value: ratio(ours.index.gzipBytes, cmfcmf?.index.gzipBytes),
      write: decimal,
    },
    {
      what: 'index, raw: ratio to cmfcmf',
      limit: 0.2,
      value: ratio(ours.index.rawBytes, cmfcmf?.index.rawBytes),
      write: decimal,
    },
    {
      what: 'key to painted results, p95, 4x slowdown',
      limit: 60,
      value: ours.keys.p95,
      write: milliseconds,
    },
    {
      what: 'key to last change, p95, 4x slowdown',
      limit: 90,
      value: ours.keys.lastP95,
      write: milliseconds,
    },
    {
      what: 'loaded by the first search in all, gzip',
      limit: 110e3,
      value: ours.slow.allSentBytes,
      write: kilobytes,
    },
    {
      what: 'longest task of the main thread while typing, 4x slowdown',
      limit: 50,
      value: ours.typingTaskMs,
      write: longestTask,
    },
    {
      what: 'longest task of the main thread in the first search, 4x slowdown',
      limit: 50,
      value: ours.fast.longestTaskMs,
      write: longestTask,
    },
    {
      what: 'first result on Slow 4G: ratio to Pagefind',
      limit: 1,
      value: ratio(ours.slow.ms, pagefind?.slow.ms),
      write: decimal,
    },
    {
      what: 'memory of the worker',
      limit: 60e6,
      value: ours.workerBytes,
      write: megabytes,
    },
    {
      what: 'build with the plugin: ratio to without, processor time',
      limit: 1.15,
      value: ours.build.cpuRatio,
      write: decimal,
    },
  ].map(floor);
}
