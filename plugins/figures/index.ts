import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {TRANSLATION_FILE} from './drawing/language';

/**
 * Plugin with the style sheets of figures, and the component that enlarges a
 * figure. `remark/` draws the figures in the build.
 */
export default function pluginFigures(): Plugin {
  const theme = path.join(__dirname, 'theme');
  const styles = (name: string) => path.join(__dirname, 'client', name);
  return {
    name: 'figures',
    getThemePath: () => theme,
    getTypeScriptThemePath: () => theme,
    getTranslationFiles: () => [TRANSLATION_FILE],
    getClientModules: () => [styles('figures.css'), styles('dialog.css')],
  };
}
