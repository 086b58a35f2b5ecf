import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Config, PluginConfig} from '@docusaurus/types';
// The path is the same from where this file is copied to.
import {pagefind} from '../../../../plugins/search-local/engines/pagefind';

/** Levels of categories that ours and its model search, as the help site does. */
const PARENT_CATEGORIES = 2;

/** Options of this site's own search. */
const OURS = {
  blog: false,
  pages: false,
  parentCategories: PARENT_CATEGORIES,
  referenceRoutes: ['/docs/operators/**'],
  deprecatedRoutes: ['/docs/operators/deprecated/**'],
  synonyms: JSON.parse(
    readFileSync(path.join(__dirname, 'synonyms.json'), 'utf8'),
  ) as Record<string, string[]>,
};

/** The plugin of each site that is compared; each searches docs only. */
const PLUGINS: Readonly<Record<string, readonly PluginConfig[]>> = {
  none: [],
  ours: [['./plugins/search-local/index.ts', OURS]],
  'ours-pagefind': [
    ['./plugins/search-local/index.ts', {...OURS, engine: pagefind()}],
  ],
  cmfcmf: [
    [
      '@cmfcmf/docusaurus-search-local',
      {
        indexBlog: false,
        indexPages: false,
        indexDocSidebarParentCategories: PARENT_CATEGORIES,
      },
    ],
  ],
  easyops: [
    [
      '@easyops-cn/docusaurus-search-local',
      {indexBlog: false, docsRouteBasePath: 'docs', hashed: false},
    ],
  ],
};

const plugins = PLUGINS[process.env.BENCH_SEARCH ?? 'none'];
if (!plugins) {
  throw new Error(
    `BENCH_SEARCH names no search: use ${Object.keys(PLUGINS).join(', ')}.`,
  );
}

/** A plain documentation site; the environment variable BENCH_SEARCH names its search. */
const config: Config = {
  title: 'Search benchmark',
  url: 'https://example.com',
  baseUrl: '/help/',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {format: 'detect'},
  future: {
    v4: true,
    // Each build starts from nothing, so that builds can be compared.
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      rspackBundler: true,
      rspackPersistentCache: false,
      mdxCrossCompilerCache: true,
      ssgWorkerThreads: false,
    },
  },
  presets: [['classic', {blog: false, sitemap: false}]],
  plugins: [...plugins],
  themeConfig: {navbar: {title: 'Search benchmark'}},
};

export default config;
