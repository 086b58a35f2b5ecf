import type {Config} from '@docusaurus/types';
import type {
  Options as PresetOptions,
  ThemeConfig,
} from '@docusaurus/preset-classic';
import {getSwcLoaderOptions} from '@docusaurus/faster';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as LightOptions} from './plugins/light-pages/options';
import type {Options as SearchOptions} from './plugins/search-local/options';
import {operatorPages} from './plugins/operator-pages/config';
import {DEFAULT_OPTIONS} from './plugins/operator-pages/options';
import {siteOrigin} from './plugins/site-origin/config';
import {footer} from './src/footer';
import synonyms from './src/searchSynonyms.json';
import rehypeMarks from './plugins/static-code/rehypeMarks';

/** Origin the site is published under; canonical links, feeds and the sitemap use it. */
const origin = siteOrigin(process.env.SITE_URL);

/** Path of the site below its origin. */
const BASE_URL = '/help/';

const operators = operatorPages(__dirname, {
  planned: 'operators/_planned.yml',
  measures: 'operators/_measures.yml',
  measuresPage: 'operators/measures',
  exclude: [
    ...DEFAULT_OPTIONS.exclude,
    'operators/{choosing-columns,measures}.mdx',
  ],
  kinds: {
    source: 'Gets or makes data',
    preparation: 'Changes data',
    learner: 'Builds a model',
    scoring: 'Applies models',
    evaluation: 'Judges results',
    control: 'Directs a workflow',
    output: 'Stores or sends results',
    tool: 'Serves other operators',
  },
  sources: {
    code: 'Behavior as in the public 9.10 code.',
    'older code':
      'Behavior as in public code of an older operator of this name. Names and defaults may differ in the product.',
    'base code':
      'Behavior as in the public 9.10 code that this operator builds on. Names and defaults may differ in the product.',
    page: 'Taken from public pages, and not checked against the product: names and defaults may differ.',
    process:
      'Taken from workflows that use the operator, and not checked against the product: names and defaults may differ.',
    knowledge:
      'Not checked against the product: names and defaults may differ.',
    none: 'Little is known of this operator. Not checked against the product: names and defaults may differ.',
  },
});

const config: Config = {
  title: 'Altair AI Cloud',
  tagline: 'Documentation for SaaS Platform',
  favicon: 'img/favicon.svg',
  url: origin.url,
  baseUrl: BASE_URL,
  // Addresses are as the routes have them: /docs/intro, and with a slash where
  // the page stands for its folder. README.md says what this asks of a host.
  trailingSlash: undefined,
  noIndex: false,
  headTags: [
    {
      tagName: 'meta',
      attributes: {name: 'theme-color', content: '#0b6b73'},
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

  // A second locale is one more entry here plus its folder under i18n/.
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
  future: {v4: true, faster: {swcJsLoader: false}},
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
    hooks: {
      onBrokenMarkdownLinks: 'warn',
      onBrokenMarkdownImages: 'throw',
    },
  },

  clientModules: ['./src/clientModules/normalizeAddress.ts'],

  presets: [
    [
      'classic',
      {
        // The plugins for docs and News are in the list below.
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
        versions: {current: {label: 'Next'}},
        sidebarItemsGenerator: operators.sidebarItemsGenerator,
        beforeDefaultRemarkPlugins: [operators.remarkPlugin],
        rehypePlugins: [rehypeMarks],
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
        rehypePlugins: [rehypeMarks],
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
    [
      './plugins/light-pages/index.ts',
      {sharedScripts: ['/docs/operators/*/**']} satisfies LightOptions,
    ],
    './plugins/static-code/index.ts',
    operators.plugin,
    [
      './plugins/search-local/index.ts',
      {
        parentCategories: 2,
        excludeRoutes: ['/'],
        // Guides stand beside the folders of operators.
        referenceRoutes: ['/docs/operators/*/**'],
        deprecatedRoutes: ['/docs/operators/**/deprecated/**'],
        synonyms,
        remarkPlugins: [operators.remarkPlugin],
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
    // The colors of tokens are in src/css/code.css.
    prism: {
      theme: {
        plain: {
          color: 'var(--help-ink)',
          backgroundColor: 'var(--help-surface-soft)',
        },
        styles: [],
      },
    },
  } satisfies ThemeConfig,
};

export default config;
