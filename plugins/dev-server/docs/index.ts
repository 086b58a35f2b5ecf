import docsPlugin from '@docusaurus/plugin-content-docs';
import type {
  LoadedContent,
  PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {keepContent} from '../overlay/keepContent';
import {withNearIds} from './nearIds';

export {validateOptions} from '@docusaurus/plugin-content-docs';

/** The docs plugin of Docusaurus, with the faults of its files in the overlay. */
export default async function pluginDocs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  const withShortMessages: Plugin<LoadedContent> = {
    ...plugin,
    async loadContent() {
      try {
        return (await plugin.loadContent?.()) as LoadedContent;
      } catch (error) {
        const {message, cause} = error as Error;
        throw new Error(withNearIds(message), {cause});
      }
    },
  };
  return keepContent(withShortMessages, context, options.id);
}
