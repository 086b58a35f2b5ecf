import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';
import {writeHostFiles} from './writeHostFiles';

export {validateOptions} from './options';
export type {Options, PluginOptions} from './options';

/** Writes the settings that a host needs to serve the site: headers, addresses, and a policy. */
export default function pluginStaticHosting(
  _context: LoadContext,
  options: PluginOptions,
): Plugin {
  return {
    name: 'static-hosting',
    postBuild: (props) => writeHostFiles(props, options),
  };
}
