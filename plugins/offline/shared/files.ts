/** Name of the service worker, below the base URL, so that its scope is the site. */
export const WORKER_FILE = 'offline-worker.js';

/** Name of the file that says what there is to save, below the base URL. */
export const OFFER_FILE = 'offline.json';

/** How the names of bundles begin; the rest is their version. */
export const BUNDLE_PREFIX = 'offline-bundle-';

/** The page for unknown addresses. */
export const NOT_FOUND_FILE = '404.html';

/** Name of the Trusted Types policy that lets the address of the service worker pass. */
export const POLICY = 'offline';

/** Whether the name of a file changes with its content, as that of all that Docusaurus bundles. */
export const isHashed = (file: string): boolean => file.startsWith('assets/');
