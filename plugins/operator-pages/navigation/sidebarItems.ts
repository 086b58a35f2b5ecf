import type {PluginOptions as DocsOptions} from '@docusaurus/plugin-content-docs';

type Generator = DocsOptions['sidebarItemsGenerator'];
type Params = Parameters<Generator>[0];
type Categories = Params['categoriesMetadata'];
type Doc = Params['docs'][number];

function isIndex({source}: Doc): boolean {
  return /[\\/]index\.mdx?$/.test(source);
}

/**
 * Categories, of which those with an index page lead to that page: a list of
 * their pages would be served at the same address. In translation files,
 * categories with the same label have the name of their folder.
 */
function namedCategories(
  categories: Categories,
  docs: readonly Doc[],
): Categories {
  const folders = new Set(
    docs.filter(isIndex).map(({sourceDirName}) => sourceDirName),
  );
  const labels = Object.values(categories).map(({label}) => label);
  const isUnique = (label?: string) =>
    labels.indexOf(label) === labels.lastIndexOf(label);
  return Object.fromEntries(
    Object.entries(categories).map(([folder, metadata]) => {
      const key = isUnique(metadata.label) ? {} : {key: folder};
      const {link, ...others} = {...key, ...metadata};
      const isLed = folders.has(folder) && link?.type === 'generated-index';
      return [folder, isLed ? others : {...others, link}];
    }),
  );
}

/**
 * The sidebar as Docusaurus generates it, where a category with an index page
 * leads to that page, and an operator with the name of its folder is an entry
 * as any other. The index page of the outermost folder is left out: the
 * category that holds the generated list leads to it.
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
