import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import type {AllContent} from '@docusaurus/types';
import type {OwnPage} from '../options';
import {blogPages} from './blog';
import {docsPages} from './docs';
import type {Page} from './types';

/** What is known of the site when its pages are listed. */
export type Site = {
  readonly baseUrl: string;
  readonly locale: string;
  /** All routes that are built. */
  readonly routes: readonly string[];
};

function markdownPages(content: PagesContent | null): Page[] {
  return (content ?? []).flatMap((page) =>
    page.type === 'mdx'
      ? [
          {
            route: page.permalink,
            title: page.title ?? '',
            description: page.description ?? '',
            isUnlisted: page.unlisted,
            content: {file: aliasedSitePathToRelativePath(page.source)},
          },
        ]
      : [],
  );
}

/** What all instances of a content plugin have loaded. */
function contentsOf(allContent: AllContent, plugin: string): unknown[] {
  return Object.values(allContent[plugin] ?? {});
}

/**
 * The pages that have a copy, in the order of their routes: those of docs,
 * blogs, and Markdown pages, and those whose text the site gives by itself.
 */
export function listPages(
  allContent: AllContent,
  ownPages: readonly OwnPage[],
  {baseUrl, locale, routes}: Site,
): Page[] {
  const built = new Set(routes);
  const found = [
    ...contentsOf(allContent, 'docusaurus-plugin-content-docs').flatMap((one) =>
      docsPages(one as DocsContent),
    ),
    ...contentsOf(allContent, 'docusaurus-plugin-content-blog').flatMap((one) =>
      blogPages(one as BlogContent, locale),
    ),
    ...contentsOf(allContent, 'docusaurus-plugin-content-pages').flatMap(
      (one) => markdownPages(one as PagesContent | null),
    ),
    ...ownPages.map(({route, title, description, markdown}): Page => ({
      route: baseUrl + route,
      title,
      description,
      isUnlisted: false,
      content: {markdown: markdown(allContent)},
    })),
  ];
  return found
    .filter(({route}) => built.has(route))
    .sort((a, b) => (a.route < b.route ? -1 : a.route > b.route ? 1 : 0));
}
