import {offline} from '../plugins/offline/config';
import {DEFAULT_OPTIONS} from '../plugins/offline/options';

/** What readers save for offline: pages and what these need, not what is for tools. */
export const saved = offline({
  exclude: [...DEFAULT_OPTIONS.exclude, 'operators.json'],
});
