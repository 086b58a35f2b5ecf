import {deferredStart} from '../plugins/deferred-start/config';
import {PLAIN_CONTROLS} from '../plugins/page-controls/selectors';

/** Pages start with a reader's first gesture. The benchmark turns this off to compare. */
export const start = deferredStart({
  enabled: process.env.DEFERRED_START !== 'off',
  entries: ['search'],
  plain: PLAIN_CONTROLS,
  apiEntries: {tools: 'modelContext'},
});

/** Whether the search box and the tools have scripts of their own, for pages that start late. */
export const ownScript = start.ssrTemplate !== undefined;
