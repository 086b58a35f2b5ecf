import {mkdirSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import createJiti from 'jiti';
import {buildPagefind} from '../../../../plugins/search-local/engines/pagefind/index';
import {siteContent} from '../../../../plugins/search-local/server/buildDocuments';
import type {IndexedPage} from '../../../../plugins/search-local/server/buildDocuments';
import {sectionRecords} from '../../../../plugins/search-local/server/postBuild';
import {siteFiles} from '../../../relevance/support/site';
import {SITE_DIR} from '../paths';
import {pagefind} from '../peers/pagefind';

/** Writes the index of pages whose HTML is in a folder into that folder. */
export type Indexer = (
  pages: readonly IndexedPage[],
  dir: string,
) => Promise<void>;

type SearchPlugin = {
  readonly postBuild: (props: object) => Promise<void>;
};

type PluginModule = {
  readonly default: (context: object, options: object) => SearchPlugin;
  readonly validateOptions: (input: object) => object;
};

const BASE_URL = '/help/';
const LOCALE = 'en';

/** Runs the step of a plugin that writes its index, as Docusaurus would after a build. */
function postBuildOf(packageName: string, options: object): Indexer {
  return async (pages, dir) => {
    const load = createJiti(__filename, {interopDefault: false});
    const file = createRequire(__filename).resolve(packageName);
    const loaded = load(file) as PluginModule;
    const siteConfig = {baseUrl: BASE_URL, themeConfig: {}};
    const plugin = loaded.default(
      {
        siteDir: SITE_DIR,
        generatedFilesDir: path.join(SITE_DIR, '.docusaurus-scale'),
        baseUrl: BASE_URL,
        siteConfig,
        i18n: {currentLocale: 'en'},
      },
      loaded.validateOptions({
        options: {id: 'default', ...options},
        validate: (
          schema: {validate: (value: object) => {value: object}},
          value: object,
        ) => schema.validate(value).value,
      }),
    );
    await plugin.postBuild({
      routesPaths: pages.map(({page}) => page.route),
      outDir: dir,
      baseUrl: BASE_URL,
      siteConfig,
      plugins: [
        {
          name: 'docusaurus-plugin-content-docs',
          options: {id: 'default', routeBasePath: 'docs', tagsBasePath: 'tags'},
          content: {
            loadedVersions: [
              {
                path: '/help/docs',
                isLast: true,
                docs: pages.map(({page}) => ({permalink: page.route})),
              },
            ],
          },
        },
      ],
    });
  };
}

/** How each search makes its index, by its name. */
export const INDEXERS: Readonly<Record<string, Indexer>> = {
  ours: (pages, dir) => {
    const {index, titles, texts} = siteFiles(
      [...pages].sort((a, b) => (a.page.route < b.page.route ? -1 : 1)),
    );
    for (const {name, json} of [index, titles, ...texts]) {
      const file = path.join(dir, name);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, json);
    }
    return Promise.resolve();
  },
  cmfcmf: postBuildOf('@cmfcmf/docusaurus-search-local', {
    indexBlog: false,
    indexPages: false,
    indexDocSidebarParentCategories: 2,
  }),
  easyops: postBuildOf('@easyops-cn/docusaurus-search-local', {
    indexBlog: false,
    docsRouteBasePath: 'docs',
    hashed: false,
  }),
  'ours-pagefind': async (pages, dir) => {
    const sections = sectionRecords(siteContent(pages), LOCALE);
    await buildPagefind({sections, locale: LOCALE, outDir: dir});
  },
  pagefind: (_, dir) => {
    pagefind.addIndex?.(dir);
    return Promise.resolve();
  },
};
