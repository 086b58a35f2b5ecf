import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';
import {PLUGIN_NAME} from './shared/types';
import type {FeedbackSettings} from './shared/types';

export {validateOptions} from './options';
export type {Options} from './options';

/**
 * Asks at the end of docs and posts whether they helped, and takes reports of
 * problems. Adds nothing to pages where nobody would hear of it.
 */
export default function pluginFeedback(
  _context: LoadContext,
  {address, listener, siteVersion}: PluginOptions,
): Plugin {
  if (address === undefined && !listener) {
    return {name: PLUGIN_NAME};
  }
  return {
    name: PLUGIN_NAME,
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'client', 'feedback.css')],
    contentLoaded({actions}) {
      actions.setGlobalData({address, siteVersion} satisfies FeedbackSettings);
    },
  };
}
