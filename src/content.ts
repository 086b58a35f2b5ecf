import path from 'node:path';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import remarkFigures from '../plugins/figures/remark';
import rehypeCellAlignment from '../plugins/hosting/rehypeCellAlignment';
import type {MarkdownCopiesConfig} from '../plugins/markdown-copies/config';
import type {OperatorPagesConfig} from '../plugins/operator-pages/config';
import rehypeMarks from '../plugins/static-code/rehypeMarks';
import {hasGitHistory} from './gitHistory';

/** The guides and the reference. */
export function docs(
  operators: OperatorPagesConfig,
  copies: MarkdownCopiesConfig,
): DocsOptions {
  return {
    sidebarPath: './sidebars.ts',
    sidebarCollapsed: true,
    sidebarCollapsible: true,
    breadcrumbs: true,
    showLastUpdateTime: hasGitHistory(path.dirname(__dirname)),
    versions: {current: {label: 'Next'}},
    sidebarItemsGenerator: operators.sidebarItemsGenerator,
    beforeDefaultRemarkPlugins: [...copies.remarkPlugins],
    rehypePlugins: [rehypeMarks, rehypeCellAlignment],
    exclude: ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_partials/**'],
  };
}

/** The posts. */
export function news(): BlogOptions {
  return {
    blogTitle: 'News',
    blogDescription: 'News and announcements',
    blogSidebarTitle: 'All news',
    blogSidebarCount: 'ALL',
    postsPerPage: 'ALL',
    // Without that of copies: posts are compiled twice, whole and cut for the list.
    beforeDefaultRemarkPlugins: [remarkFigures],
    rehypePlugins: [rehypeMarks, rehypeCellAlignment],
    showReadingTime: false,
    tags: 'tags.yml',
    onInlineTags: 'throw',
    onInlineAuthors: 'throw',
    onUntruncatedBlogPosts: 'throw',
    feedOptions: {
      type: 'all',
      title: 'Altair AI Cloud News',
      description: 'News and announcements',
      language: 'en',
    },
  };
}
