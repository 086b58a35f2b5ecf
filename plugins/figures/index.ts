import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {TRANSLATION_FILE} from './drawing/language';

/** The style sheet of figures, which `remark/` draws when the site is built. */
export default function pluginFigures(): Plugin {
  return {
    name: 'figures',
    getTranslationFiles: () => [TRANSLATION_FILE],
    getClientModules: () => [path.join(__dirname, 'client', 'figures.css')],
  };
}
