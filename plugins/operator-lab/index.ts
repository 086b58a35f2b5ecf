import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Plugin with the components and styles of live examples and recipes. The options
 * `live` and `workflows` of operator-pages add them to pages.
 */
export default function pluginOperatorLab(): Plugin {
  return {
    name: 'operator-lab',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () =>
      ['trial.css', 'recipe.css'].map((file) =>
        path.join(__dirname, 'client', file),
      ),
  };
}
