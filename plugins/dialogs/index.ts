import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Two native dialogs of a page: its keys, and its figures in large. */
export default function pluginDialogs(): Plugin {
  return {
    name: 'dialogs',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'client', 'dialogs.css')],
  };
}
