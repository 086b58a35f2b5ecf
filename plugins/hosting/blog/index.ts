import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import blogPlugin from '@docusaurus/plugin-content-blog';
import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {keepContent} from '../../dev-server/overlay/keepContent';
import {hasOrigin, NO_ORIGIN} from '../shared/origin';

export {validateOptions} from '@docusaurus/plugin-content-blog';

const FEEDS = ['rss.xml', 'atom.xml', 'feed.json'];

/** Makes the links of the feeds in a folder start with `/`. */
function detachFeeds(folder: string): void {
  for (const feed of FEEDS.map((name) => path.join(folder, name))) {
    if (existsSync(feed)) {
      const text = readFileSync(feed, 'utf8');
      writeFileSync(feed, text.replaceAll(NO_ORIGIN, ''));
    }
  }
}

/** The blog plugin of Docusaurus. Without a known origin, its feeds do not name one. */
export default async function pluginBlog(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const plugin = await blogPlugin(context, options);
  const detached: Plugin<BlogContent> = {
    ...plugin,
    async postBuild(props) {
      await plugin.postBuild?.(props);
      if (!hasOrigin(context.siteConfig)) {
        detachFeeds(path.join(props.outDir, options.routeBasePath));
      }
    },
  };
  return keepContent(detached, context, options.id);
}
