import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Plugin with the component and styles of live examples. The option `live` of
 * operator-pages adds the examples to pages.
 */
export default function pluginOperatorLab(): Plugin {
  return {
    name: 'operator-lab',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'client', 'trial.css')],
  };
}
