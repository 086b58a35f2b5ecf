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

/**
 * The blog plugin of Docusaurus. Its feeds have the translated title and
 * description of the blog, and without a known origin, they do not name one.
 */
export default async function pluginBlog(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  let {blogTitle, blogDescription} = options;
  const plugin = await blogPlugin(context, {
    ...options,
    feedOptions: {
      ...options.feedOptions,
      // Feeds are written after the texts have been translated.
      get title() {
        const {title} = context.siteConfig;
        return options.feedOptions.title ?? `${title} ${blogTitle}`;
      },
      get description() {
        return options.feedOptions.description ?? blogDescription;
      },
    },
  });
  const detached: Plugin<BlogContent> = {
    ...plugin,
    translateContent(props) {
      const content = plugin.translateContent?.(props) ?? props.content;
      ({blogTitle, blogDescription} = content);
      return content;
    },
    async postBuild(props) {
      await plugin.postBuild?.(props);
      if (!hasOrigin(context.siteConfig)) {
        detachFeeds(path.join(props.outDir, options.routeBasePath));
      }
    },
  };
  return keepContent(detached, context, options.id);
}
