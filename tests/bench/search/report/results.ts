import type {FirstSearch} from '../browser/measure';
import type {Relevance} from '../corpus/relevance';
import type {BuildTime} from '../site/buildAll';

/** Sizes of some files together, each compressed on its own. */
export type Bytes = {readonly rawBytes: number; readonly gzipBytes: number};

/** Times of keys in ms. */
export type KeySummary = {
  /** Keys that changed the rows. */
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
  /** The same for the last change after each key, such as excerpts that come later. */
  readonly lastP95: number;
};

/** All that was measured of one search. */
export type PeerResults = {
  readonly version: string;
  /** The complete index. */
  readonly index: Bytes;
  /** Other files by what they are for. */
  readonly otherFiles: Readonly<Record<string, Bytes>>;
  readonly relevance: Relevance;
  /** First search on a fast line, and on Slow 4G; medians. */
  readonly fast: FirstSearch;
  readonly slow: FirstSearch;
  /** Until a word of the text alone is answered, on a fast line; the median. */
  readonly text: FirstSearch;
  readonly keys: KeySummary;
  readonly typingTaskMs: number;
  readonly heapBytes: number;
  readonly workerBytes: number;
  readonly build: BuildTime;
};

/** The cost of a search at one size of the corpus. */
export type ScaleResults = {
  readonly name: string;
  readonly pages: number;
  readonly indexSeconds: number;
  readonly index: Bytes;
  readonly loadMs: number;
  /** Measured for ours only. */
  readonly keys: KeySummary | undefined;
  readonly heapBytes: number | undefined;
};

/** The page without a search: what the machine itself does to the times. */
export type ControlResults = {
  readonly keys: KeySummary;
  readonly typingTaskMs: number;
};
