import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Options} from './options';
import type {FeedbackSettings} from './shared/message';

export {validateOptions} from './options';

/**
 * Adds a question and links to the end of docs and posts, where readers say
 * what they think of them. Adds nothing without an address.
 */
export default function pluginFeedback(
  _context: LoadContext,
  {address, siteVersion}: Options,
): Plugin {
  if (address === undefined) {
    return {name: 'feedback'};
  }
  return {
    name: 'feedback',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'client', 'feedback.css')],
    contentLoaded({actions}) {
      actions.setGlobalData({address, siteVersion} satisfies FeedbackSettings);
    },
  };
}
