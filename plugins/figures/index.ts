import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** The style sheet of figures, which `remark/` draws when the site is built. */
export default function pluginFigures(): Plugin {
  return {
    name: 'figures',
    getClientModules: () => [path.join(__dirname, 'client', 'figures.css')],
  };
}
