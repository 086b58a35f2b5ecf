import {deferredStart} from '../plugins/deferred-start/config';

/** Pages start with a reader's first gesture. The benchmark turns this off to compare. */
export const start = deferredStart({
  enabled: process.env.DEFERRED_START !== 'off',
  entries: ['search'],
  apiEntries: {tools: 'modelContext'},
});

/** Whether the search box and the tools have scripts of their own, for pages that start late. */
export const ownScript = start.ssrTemplate !== undefined;
