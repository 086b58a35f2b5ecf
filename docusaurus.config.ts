import type {Config} from '@docusaurus/types';
import type {
  Options as PresetOptions,
  ThemeConfig,
} from '@docusaurus/preset-classic';
import {getSwcLoaderOptions} from '@docusaurus/faster';
import {token} from './.tools/tokens.mjs';
import {onBrokenMarkdownLinks} from './plugins/dev-server/config';
import remarkFigures from './plugins/figures/remark';
import {startTemplate} from './plugins/page-start/template';
import {agentHeaders, agents} from './src/agents';
import {feedback} from './src/feedback';
import {footer} from './src/footer';
import {hasGitHistory} from './src/gitHistory';
import {latestPost} from './src/latestPost';
import {lightOnly} from './src/lightOnly';
import {markdownCopies} from './src/markdownCopies';
import {navbar} from './src/navbar';
import {operators} from './src/operatorReference';
import {origin} from './src/origin';
import remarkGlossary from './src/remarkGlossary';
import {search} from './src/search';
import {highlight, staticCode} from './src/staticCode';

/** Path of the site below its origin. */
const BASE_URL = '/help/';

const config: Config = {
  title: 'Altair AI Cloud',
  tagline: 'Documentation for SaaS Platform',
  favicon: 'img/logo.svg',
  url: origin.url,
  baseUrl: BASE_URL,
  // URLs match the routes: /docs/intro, and a trailing slash for the index page
  // of a folder. README.md lists the requirements for a host.
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

  // SWC as under `faster`, but configured directly: with `swcJsLoader` on,
  // Docusaurus warns about the babel.config.js that this project keeps for
  // tools. `experimental_vcs` reads the Git history once instead of once for
  // each page.
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
    hooks: {onBrokenMarkdownLinks, onBrokenMarkdownImages: 'throw'},
  },

  // The benchmark compares with pages that start at once, as in Docusaurus.
  ssrTemplate:
    process.env.PAGE_START === 'at once' ? undefined : startTemplate(),

  clientModules: ['./src/clientModules/normalizeAddress.ts'],

  customFields: {feedback: feedback(process.env.FEEDBACK_ADDRESS)},

  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.ts',
          showLastUpdateTime: hasGitHistory(__dirname),
          versions: {current: {label: 'Next'}},
          sidebarItemsGenerator: operators.sidebarItemsGenerator,
          beforeDefaultRemarkPlugins: [
            operators.remarkPlugin,
            remarkGlossary,
            remarkFigures,
          ],
          rehypePlugins: [highlight],
        },
        blog: {
          blogTitle: 'News',
          blogDescription: 'News and announcements',
          blogSidebarTitle: 'All news',
          blogSidebarCount: 'ALL',
          postsPerPage: 'ALL',
          beforeDefaultRemarkPlugins: [remarkFigures],
          rehypePlugins: [highlight],
          showReadingTime: false,
          onInlineTags: 'throw',
          onInlineAuthors: 'throw',
          onUntruncatedBlogPosts: 'throw',
          // Feeds contain only absolute links.
          feedOptions: {
            type: origin.isKnown ? 'all' : null,
            title: 'Altair AI Cloud News',
            description: 'News and announcements',
          },
        },
        theme: {customCss: './src/css/custom.css'},
        sitemap: origin.isKnown && {
          lastmod: null,
          ignorePatterns: [`${BASE_URL}search`, `${BASE_URL}search/**`],
        },
      } satisfies PresetOptions,
    ],
  ],

  plugins: [
    './plugins/dev-server/index.ts',
    latestPost,
    lightOnly,
    staticCode,
    './plugins/page-start/index.ts',
    './plugins/figures/index.ts',
    operators.plugin,
    './plugins/operator-lab/index.ts',
    ['./plugins/markdown-copies/index.ts', markdownCopies],
    ['./plugins/hosting/index.ts', {headers: agentHeaders(BASE_URL)}],
    ['./plugins/search-local/index.ts', search],
    ['./plugins/agents/index.ts', agents],
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
