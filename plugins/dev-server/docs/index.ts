import docsPlugin from '@docusaurus/plugin-content-docs';
import type {
  LoadedContent,
  PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {RemarkPlugins} from '../../search-local/markdown/readMarkdown';
import {keepContent} from '../overlay/keepContent';
import {checkLinks} from './checkLinks';
import {withNearIds} from './nearIds';

export {validateOptions} from '@docusaurus/plugin-content-docs';

/** The docs plugin of Docusaurus, with the faults of its files in the overlay. */
export default async function pluginDocs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const {siteDir, baseUrl} = context;
  const links = checkLinks(
    siteDir,
    {baseUrl, docsUrl: baseUrl + options.routeBasePath},
    options.beforeDefaultRemarkPlugins as RemarkPlugins,
  );
  const plugin = await docsPlugin(context, {
    ...options,
    remarkPlugins:
      process.env.NODE_ENV === 'production'
        ? options.remarkPlugins
        : [...(options.remarkPlugins as RemarkPlugins), links.remarkPlugin],
  });
  const withShortMessages: Plugin<LoadedContent> = {
    ...plugin,
    async loadContent() {
      try {
        const content = (await plugin.loadContent?.()) as LoadedContent;
        links.update(content);
        return content;
      } catch (error) {
        const {message, cause} = error as Error;
        // eslint-disable-next-line preserve-caught-error -- Docusaurus prints causes, too
        throw new Error(withNearIds(message), {cause});
      }
    },
  };
  return keepContent(withShortMessages, context, options.id);
}
