import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Adds the look of an element whose gesture waits for the page to start. */
export default function pluginDeferredStart(): Plugin {
  return {
    name: 'deferred-start',
    getClientModules: () => [path.join(__dirname, 'held.css')],
  };
}
