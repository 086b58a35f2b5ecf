import type {
  LoadedContent,
  PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import docsPlugin from '../../dev-server/docs';
import {lightRoute} from './lightRoute';

export {validateOptions} from '@docusaurus/plugin-content-docs';

/** The docs plugin of Docusaurus, with descriptions on the pages that show them only. */
export default async function pluginLightDocs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    async contentLoaded({content, actions}) {
      await plugin.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) => actions.addRoute(lightRoute(route)),
        },
      });
    },
  };
}
