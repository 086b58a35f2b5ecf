import type {Config} from '@docusaurus/types';
import type {
  Options as PresetOptions,
  ThemeConfig,
} from '@docusaurus/preset-classic';
import {getSwcLoaderOptions} from '@docusaurus/faster';
import {token} from './.tools/tokens.mjs';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as LightOptions} from './plugins/light-pages/options';
import type {Options as SearchOptions} from './plugins/search-local/options';
import {deferredStart} from './plugins/deferred-start/config';
import remarkFigures from './plugins/figures/remark';
import {operatorPages} from './plugins/operator-pages/config';
import {siteOrigin} from './plugins/site-origin/config';
import type {Options as HostingOptions} from './plugins/static-hosting/options';
import {strictPolicy} from './plugins/strict-policy/config';
import remarkUnsearched from './src/components/Guide/remarkUnsearched';
import {footer} from './src/footer';
import {hasGitHistory} from './src/gitHistory';
import {glossary} from './src/glossary';
import {operatorReference} from './src/operatorReference';
import synonyms from './src/searchSynonyms.json';
import rehypeMarks from './plugins/static-code/rehypeMarks';

/** Origin the site is published under; canonical links, feeds and the sitemap use it. */
const origin = siteOrigin(process.env.SITE_URL);

/** Pages start with the first gesture of a reader, or at once where the benchmark compares both. */
const enabled = process.env.DEFERRED_START !== 'off';
const start = deferredStart({enabled, entries: ['search']});

/** What makes pages hold under the policy that hosts send. */
const policy = strictPolicy(start.ssrTemplate);

/** Path of the site below its origin. */
const BASE_URL = '/help/';

const operators = operatorPages(__dirname, operatorReference);

const config: Config = {
  title: 'Altair AI Cloud',
  tagline: 'Documentation for SaaS Platform',
  favicon: 'img/logo.svg',
  url: origin.url,
  baseUrl: BASE_URL,
  // Addresses are as the routes have them: /docs/intro, and with a slash where
  // the page stands for its folder. README.md says what this asks of a host.
  trailingSlash: undefined,
  noIndex: false,
  headTags: [
    {
      tagName: 'meta',
      attributes: {name: 'theme-color', content: token('--help-accent')},
    },
    {
      tagName: 'link',
      attributes: {
        rel: 'apple-touch-icon',
        sizes: '180x180',
        href: `${BASE_URL}img/touch-icon.png`,
      },
    },
  ],

  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {
      en: {
        label: 'English',
        htmlLang: 'en',
        direction: 'ltr',
        calendar: 'gregory',
      },
    },
  },

  // SWC as under `faster`, but set by hand: with `swcJsLoader` on, Docusaurus
  // warns of the babel.config.js that this project's layout keeps for tools.
  // `experimental_vcs` reads the history of Git once, not once a page.
  future: {
    v4: true,
    faster: {swcJsLoader: false},
    experimental_vcs: true,
  },
  webpack: {
    jsLoader: (isServer) => ({
      loader: 'builtin:swc-loader',
      options: getSwcLoaderOptions({isServer, bundlerName: 'rspack'}),
    }),
  },

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter: operators.parseFrontMatter,
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  },

  baseUrlIssueBanner: false, // the landing page has one that holds under the policy
  ssrTemplate: policy.ssrTemplate,

  clientModules: ['./src/clientModules/normalizeAddress.ts'],

  presets: [
    [
      'classic',
      {
        docs: false,
        blog: false,
        theme: {customCss: './src/css/custom.css'},
        sitemap: origin.isKnown && {
          lastmod: null,
          ignorePatterns: [`${BASE_URL}search`],
        },
      } satisfies PresetOptions,
    ],
  ],

  plugins: [
    [
      './plugins/light-pages/docs/index.ts',
      {
        sidebarPath: './sidebars.ts',
        sidebarCollapsed: true,
        sidebarCollapsible: true,
        breadcrumbs: true,
        showLastUpdateTime: hasGitHistory(__dirname),
        versions: {current: {label: 'Next'}},
        sidebarItemsGenerator: operators.sidebarItemsGenerator,
        beforeDefaultRemarkPlugins: [
          operators.remarkPlugin,
          glossary,
          remarkFigures,
        ],
        rehypePlugins: [rehypeMarks, policy.rehypePlugin],
        exclude: ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_partials/**'],
      } satisfies DocsOptions,
    ],
    [
      './plugins/site-origin/blog/index.ts',
      {
        blogTitle: 'News',
        blogDescription: 'News and announcements',
        blogSidebarTitle: 'All news',
        blogSidebarCount: 'ALL',
        postsPerPage: 'ALL',
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
      } satisfies BlogOptions,
    ],
    './plugins/site-origin/index.ts',
    './plugins/latest-post/index.ts',
    [
      './plugins/light-pages/index.ts',
      {sharedScripts: ['/docs/operators/*/**']} satisfies LightOptions,
    ],
    './plugins/static-code/index.ts',
    './plugins/figures/index.ts',
    start.plugin,
    policy.plugin,
    operators.plugin,
    [
      './plugins/static-hosting/index.ts',
      {
        trustedTypes: [...policy.trustedTypes, ...start.trustedTypes],
        immutable: ['assets/*', 'search-texts-*'],
        revalidated: ['search-index-*', 'search-titles-*', 'operators.json'],
      } satisfies HostingOptions,
    ],
    [
      './plugins/search-local/index.ts',
      {
        parentCategories: 2,
        excludeRoutes: ['/'],
        referenceRoutes: ['/docs/operators/*/**'],
        deprecatedRoutes: ['/docs/operators/**/deprecated/**'],
        synonyms,
        ownScript: start.ssrTemplate !== undefined,
        remarkPlugins: [remarkUnsearched, operators.remarkPlugin],
      } satisfies SearchOptions,
    ],
  ],

  themeConfig: {
    image: origin.isKnown ? 'img/social-card.png' : undefined,
    colorMode: {
      defaultMode: 'light',
      disableSwitch: true,
      respectPrefersColorScheme: false,
    },
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    navbar: {
      title: 'AI Cloud Help',
      hideOnScroll: true,
      logo: {
        alt: 'Altair AI Cloud help',
        src: 'img/logo.svg',
        width: 32,
        height: 32,
      },
      items: [
        {type: 'doc', docId: 'intro', label: 'Documentation', position: 'left'},
        {to: '/blog', label: 'News', position: 'left'},
      ],
    },
    footer,
    // The colors of code are in src/css/code.css.
    prism: {theme: {plain: {}, styles: []}},
  } satisfies ThemeConfig,
};

export default config;
