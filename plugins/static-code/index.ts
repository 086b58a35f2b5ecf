import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Blocks of code that are colored when the site is built: no highlighter is shipped. */
export default function pluginStaticCode(): Plugin {
  return {
    name: 'static-code',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    // The classic theme asks for it in a client module of its own.
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer': false}},
    }),
  };
}
