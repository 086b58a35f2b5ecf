import path from 'node:path';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import remarkFigures from '../plugins/figures/remark';
import type {MarkdownCopiesConfig} from '../plugins/markdown-copies/config';
import type {OperatorPagesConfig} from '../plugins/operator-pages/config';
import rehypeMarks from '../plugins/static-code/rehypeMarks';
import type {StrictPolicyConfig} from '../plugins/strict-policy/config';
import {hasGitHistory} from './gitHistory';

/** The guides and the reference. */
export function docs(
  operators: OperatorPagesConfig,
  policy: StrictPolicyConfig,
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
    rehypePlugins: [rehypeMarks, policy.rehypePlugin],
    exclude: ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_partials/**'],
  };
}

/** The posts. */
export function news(policy: StrictPolicyConfig): BlogOptions {
  return {
    blogTitle: 'News',
    blogDescription: 'News and announcements',
    blogSidebarTitle: 'All news',
    blogSidebarCount: 'ALL',
    postsPerPage: 'ALL',
    // Without that of copies: posts are compiled twice, whole and cut for the list.
    beforeDefaultRemarkPlugins: [remarkFigures],
    rehypePlugins: [rehypeMarks, policy.rehypePlugin],
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
