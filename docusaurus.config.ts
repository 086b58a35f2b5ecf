import type {Config} from '@docusaurus/types';
import type {
  Options as PresetOptions,
  ThemeConfig,
} from '@docusaurus/preset-classic';
import {getSwcLoaderOptions} from '@docusaurus/faster';
import {token} from './.tools/tokens.mjs';
import type {Options as LightOptions} from './plugins/light-pages/options';
import {deferredStart} from './plugins/deferred-start/config';
import remarkFigures from './plugins/figures/remark';
import type {Options as HostingOptions} from './plugins/hosting/options';
import {pageTemplate} from './plugins/hosting/pageTemplate';
import {siteOrigin} from './plugins/hosting/siteOrigin';
import {markdownCopies} from './plugins/markdown-copies/config';
import {offline} from './plugins/offline/config';
import {operatorPages} from './plugins/operator-pages/config';
import type {Options as PrintOptions} from './plugins/print-sections';
import type {Options as ToolOptions} from './plugins/search-tool/options';
import {feedback} from './src/feedback';
import {footer} from './src/footer';
import {operatorReference} from './src/operatorReference';
import {docs, news} from './src/content';
import {offlineCopy} from './src/offlineCopy';
import {glossary} from './src/glossary';
import {navbar} from './src/navbar';
import {copies} from './src/markdownCopies';
import {search} from './src/search';

/** Origin the site is published under; canonical links, feeds and the sitemap use it. */
const origin = siteOrigin(process.env.SITE_URL);

/** Pages start with the first gesture of a reader, or at once where the benchmark compares both. */
const enabled = process.env.DEFERRED_START !== 'off';
const start = deferredStart({
  enabled,
  entries: ['search'],
  apiEntries: {tools: 'modelContext'},
});

/** Path of the site below its origin. */
const BASE_URL = '/help/';

const operators = operatorPages(__dirname, operatorReference);

const saved = offline(offlineCopy);

/** Copies of pages in Markdown. */
const markdown = markdownCopies(
  __dirname,
  copies(origin.isKnown ? origin.url : ''),
  [operators.remarkPlugin, glossary, remarkFigures],
);

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
  ssrTemplate: pageTemplate(start.ssrTemplate),

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
          ignorePatterns: [`${BASE_URL}search`, `${BASE_URL}search/**`],
        },
      } satisfies PresetOptions,
    ],
  ],

  plugins: [
    ['./plugins/light-pages/docs/index.ts', docs(operators, markdown)],
    ['./plugins/hosting/blog/index.ts', news()],
    './plugins/latest-post/index.ts',
    [
      './plugins/light-pages/index.ts',
      {sharedScripts: ['/docs/operators/*/**']} satisfies LightOptions,
    ],
    './plugins/static-code/index.ts',
    './plugins/figures/index.ts',
    './plugins/dialogs/index.ts',
    ['./plugins/feedback/index.ts', feedback],
    [
      './plugins/print-sections/index.ts',
      {
        captions: 'figure:not(.operator-figure) > figcaption',
      } satisfies PrintOptions,
    ],
    start.plugin,
    operators.plugin,
    markdown.plugin,
    [
      './plugins/hosting/index.ts',
      {
        trustedTypes: saved.trustedTypes,
        immutable: ['assets/*', 'search-texts-*', ...saved.immutable],
      } satisfies HostingOptions,
    ],
    [
      './plugins/search-local/index.ts',
      {
        ...search(operators, start.ssrTemplate !== undefined),
        onWritten: saved.waitFor('search-local'),
      },
    ],
    [
      './plugins/search-tool/index.ts',
      {ownScript: start.ssrTemplate !== undefined} satisfies ToolOptions,
    ],
    saved.plugin,
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
    navbar,
    footer,
    // The colors of code are in src/css/code.css.
    prism: {theme: {plain: {}, styles: []}},
  } satisfies ThemeConfig,
};

export default config;
