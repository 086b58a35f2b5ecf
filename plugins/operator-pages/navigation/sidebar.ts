import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {PluginOptions as DocsOptions} from '@docusaurus/plugin-content-docs';
import {idOf} from '../registry/files';
import type {SiteFiles} from '../registry/files';

/**
 * Returns the doc ids before and after an operator in its folder, in sidebar
 * order; null at both ends. Index pages, which represent their folder, come
 * first.
 */
export function siblingsOf({docsDir, isOperator}: SiteFiles, relative: string) {
  const folder = path.posix.dirname(relative);
  const rank = (file: string) =>
    idOf(path.posix.basename(file)) === 'index' ? 0 : 1;
  const files = readdirSync(path.join(docsDir, folder))
    .map((name) => path.posix.join(folder, name))
    .filter((file) => /\.mdx?$/.test(file) && isOperator(file))
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  const idAt = (index: number) => {
    const file = files[index];
    return file === undefined ? null : idOf(file);
  };
  const at = files.indexOf(relative);
  return {pagination_prev: idAt(at - 1), pagination_next: idAt(at + 1)};
}

type Generator = DocsOptions['sidebarItemsGenerator'];
type Params = Parameters<Generator>[0];
type Categories = Params['categoriesMetadata'];

/**
 * Returns the categories without the generated lists of folders that have an
 * index page: list and page would have the same address. Categories with the
 * same label get their folder name as their key in translation files.
 */
function namedCategories(
  categories: Categories,
  docs: Params['docs'],
): Categories {
  const folders = docs
    .filter(({source}) => /[\\/]index\.mdx?$/.test(source))
    .map(({sourceDirName}) => sourceDirName);
  const labels = Object.values(categories).map(({label}) => label);
  const isUnique = (label?: string) =>
    labels.indexOf(label) === labels.lastIndexOf(label);
  return Object.fromEntries(
    Object.entries(categories).map(([folder, metadata]) => {
      const key = isUnique(metadata.label) ? {} : {key: folder};
      const {link, ...others} = {...key, ...metadata};
      const isLed =
        folders.includes(folder) && link?.type === 'generated-index';
      return [folder, isLed ? others : {...others, link}];
    }),
  );
}

/**
 * Generates the sidebar as Docusaurus does, except that only an index page
 * represents its category. The index page of the outermost folder is left out,
 * because the category with the generated list links to it.
 */
export const sidebarItemsGenerator: Generator = async ({
  defaultSidebarItemsGenerator,
  ...params
}) => {
  const items = await defaultSidebarItemsGenerator({
    ...params,
    isCategoryIndex: ({fileName}) => fileName === 'index',
    categoriesMetadata: namedCategories(params.categoriesMetadata, params.docs),
  });
  const own = `${params.item.dirName}/index`;
  return items.filter((item) => item.type !== 'doc' || item.id !== own);
};
