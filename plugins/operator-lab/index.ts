import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Component and styles of live examples. Pages get the examples by the option `live` of operator-pages. */
export default function pluginOperatorLab(): Plugin {
  return {
    name: 'operator-lab',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'client', 'trial.css')],
  };
}
