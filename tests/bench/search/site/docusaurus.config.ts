import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Config, PluginConfig} from '@docusaurus/types';

/**
 * Plugins by variant. Each search indexes only docs; ours and cmfcmf also index
 * two levels of categories.
 */
const PLUGINS: Readonly<Record<string, () => readonly PluginConfig[]>> = {
  none: () => [],
  ours: () => [
    [
      './plugins/search-local/index.ts',
      {
        excludeRoutes: ['/'],
        parentCategories: 2,
        referenceRoutes: ['/docs/operators/**'],
        deprecatedRoutes: ['/docs/operators/deprecated/**'],
        synonyms: JSON.parse(
          readFileSync(path.join(__dirname, 'synonyms.json'), 'utf8'),
        ) as Record<string, string[]>,
      },
    ],
  ],
  cmfcmf: () => [
    [
      '@cmfcmf/docusaurus-search-local',
      {indexBlog: false, indexPages: false, indexDocSidebarParentCategories: 2},
    ],
  ],
  easyops: () => [
    [
      '@easyops-cn/docusaurus-search-local',
      {indexBlog: false, docsRouteBasePath: 'docs', hashed: false},
    ],
  ],
};

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
    // No caches, so that builds can be compared.
    faster: {rspackPersistentCache: false, ssgWorkerThreads: false},
  },
  presets: [['classic', {blog: false, sitemap: false}]],
  plugins: [...PLUGINS[process.env.BENCH_SEARCH ?? 'none']!()],
  themeConfig: {navbar: {title: 'Search benchmark'}},
};

export default config;
