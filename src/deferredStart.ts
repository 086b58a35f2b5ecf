import {deferredStart} from '../plugins/deferred-start/config';
import {SEARCH_ENTRY} from '../plugins/search-local/shared/constants';

/** Template of pages that start with a reader's first gesture. The benchmark turns it off to compare. */
export const startTemplate = deferredStart({
  enabled: process.env.DEFERRED_START !== 'off',
  entries: [SEARCH_ENTRY],
  apiEntries: {tools: 'modelContext'},
});

/** Whether the search box and the tools have scripts of their own, for pages that start late. */
export const ownScript = startTemplate !== undefined;
