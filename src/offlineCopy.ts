import {DEFAULT_OPTIONS} from '../plugins/offline/options';
import type {Options} from '../plugins/offline/options';

/** What readers save for offline: pages and what these need, not what is for tools. */
export const offlineCopy: Options = {
  exclude: [...DEFAULT_OPTIONS.exclude, 'operators.json'],
};
