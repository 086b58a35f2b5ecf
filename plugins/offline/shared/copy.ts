/** Name of the service worker, below the base URL, so that its scope is the site. */
export const WORKER_FILE = 'offline-worker.js';

/** Name of the file with the offer, below the base URL. It is saved last, so a copy that has it is complete. */
export const OFFER_FILE = 'offline.json';

/** The page for unknown addresses. */
export const NOT_FOUND_FILE = '404.html';

/** What readers can save. */
export type Offer = {
  readonly pages: number;
  /** Bytes to download from a host that compresses files with gzip. */
  readonly bytes: number;
  /** Bytes of the saved files. */
  readonly savedBytes: number;
};

/** How many files are saved so far. */
export type Progress = {readonly loaded: number; readonly total: number};

/** What the service worker tells pages while it saves the site; `failure` is the name of an error. */
export type WorkerMessage = Progress | {readonly failure: string};

/**
 * The name of the cache with the copy, and of the channel on which the worker tells pages.
 * @param scope - Absolute base URL: each language has a copy of its own.
 */
export const copyName = (scope: string): string => `offline ${scope}`;
