/** What a page asks of the service worker; the answer to each is a status. */
export type OfflineRequest = {
  readonly kind: 'status' | 'save' | 'remove';
};

/**
 * Why nothing could be saved: the network failed, the bundle is damaged, there
 * is no room, or the browser does not let the site store anything.
 */
export type SaveProblem = 'network' | 'damaged' | 'full' | 'blocked';

/** What is saved on this device. */
export type OfflineStatus =
  | {readonly state: 'none'}
  | {
      readonly state: 'saving';
      /** Bytes of the bundle that have come, and all; 0 of 0 while that is not known. */
      readonly loadedBytes: number;
      readonly totalBytes: number;
    }
  | {
      readonly state: 'saved';
      readonly pages: number;
      /** When it was saved, in milliseconds since 1970. */
      readonly savedAt: number;
    }
  | {readonly state: 'failed'; readonly problem: SaveProblem};
