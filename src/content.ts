import path from 'node:path';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import remarkFigures from '../plugins/figures/remark';
import rehypeCellAlignment from '../plugins/hosting/rehypeCellAlignment';
import rehypeMarks from '../plugins/static-code/rehypeMarks';
import {hasGitHistory} from './gitHistory';
import {glossary} from './glossary';
import {operators} from './operatorReference';

/** The guides and the reference. */
export const docs: DocsOptions = {
  sidebarPath: './sidebars.ts',
  sidebarCollapsed: true,
  sidebarCollapsible: true,
  breadcrumbs: true,
  showLastUpdateTime: hasGitHistory(path.dirname(__dirname)),
  versions: {current: {label: 'Next'}},
  sidebarItemsGenerator: operators.sidebarItemsGenerator,
  beforeDefaultRemarkPlugins: [operators.remarkPlugin, glossary, remarkFigures],
  rehypePlugins: [rehypeMarks, rehypeCellAlignment],
  exclude: ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_partials/**'],
};

/** The posts. */
export const news: BlogOptions = {
  blogTitle: 'News',
  blogDescription: 'News and announcements',
  blogSidebarTitle: 'All news',
  blogSidebarCount: 'ALL',
  postsPerPage: 'ALL',
  beforeDefaultRemarkPlugins: [remarkFigures],
  rehypePlugins: [rehypeMarks, rehypeCellAlignment],
  showReadingTime: false,
  tags: 'tags.yml',
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  feedOptions: {type: 'all'},
};
