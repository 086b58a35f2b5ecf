import {deferredStart} from '../plugins/deferred-start/config';
import {SEARCH_ENTRY} from '../plugins/search-local/shared/constants';

/**
 * HTML template of pages that start with the reader's first gesture. The
 * benchmark turns it off for comparison.
 */
export const startTemplate = deferredStart({
  enabled: process.env.DEFERRED_START !== 'off',
  entries: [SEARCH_ENTRY],
  apiEntries: {tools: 'modelContext'},
});

/**
 * True if the search box and the tools have their own scripts, for pages that
 * start late.
 */
export const ownScript = startTemplate !== undefined;
