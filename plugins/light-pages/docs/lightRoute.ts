import type {RouteConfig} from '@docusaurus/types';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import {entryKey} from '../client/descriptions';
import type {Descriptions} from '../client/descriptions';

type Props = {
  readonly version?: PropVersionMetadata;
  readonly categoryGeneratedIndex?: {readonly permalink: string};
};

const isCategory = (item: PropSidebarItem): item is PropSidebarItemCategory =>
  item.type === 'category';

const categoriesIn = (
  items: readonly PropSidebarItem[],
): PropSidebarItemCategory[] =>
  items
    .filter(isCategory)
    .flatMap((item) => [item, ...categoriesIn(item.items)]);

function descriptionsOf(
  {docs, docsSidebars}: PropVersionMetadata,
  permalink: string,
): Descriptions {
  const category = Object.values(docsSidebars)
    .flatMap((items) => categoriesIn(items))
    .find(({href}) => href === permalink);
  return Object.fromEntries(
    (category?.items ?? []).flatMap((item) => {
      if (item.type !== 'link' && item.type !== 'category') {
        return [];
      }
      const {docId} = item as {readonly docId?: string};
      const description =
        item.description ?? (docId ? docs[docId]?.description : undefined);
      return description ? [[entryKey(item), description]] : [];
    }),
  );
}

function withoutDescription<T extends object>(one: T): T {
  const kept: T & {description?: unknown} = {...one};
  delete kept.description;
  return kept;
}

function lightItem(item: PropSidebarItem): PropSidebarItem {
  return isCategory(item)
    ? {...withoutDescription(item), items: item.items.map(lightItem)}
    : item;
}

function lightVersion(version: PropVersionMetadata): PropVersionMetadata {
  const {docs, docsSidebars} = version;
  return {
    ...version,
    docsSidebars: Object.fromEntries(
      Object.entries(docsSidebars).map(([name, items]) => [
        name,
        items.map(lightItem),
      ]),
    ),
    docs: Object.fromEntries(
      Object.entries(docs).map(([id, doc]) => [id, withoutDescription(doc)]),
    ),
  };
}

/**
 * A route of the docs, with those below it: descriptions of pages and
 * categories go from the data of the version, which every page loads, to the
 * generated pages of categories, which show them.
 */
export function lightRoute(
  route: RouteConfig,
  parent?: PropVersionMetadata,
): RouteConfig {
  const {version, categoryGeneratedIndex, ...props} = (route.props ??
    {}) as Props;
  const data = version ?? parent;
  return {
    ...route,
    ...(route.props && {
      props: {
        ...props,
        ...(version && {version: lightVersion(version)}),
        ...(categoryGeneratedIndex && {
          categoryGeneratedIndex,
          ...(data && {
            descriptions: descriptionsOf(
              data,
              categoryGeneratedIndex.permalink,
            ),
          }),
        }),
      },
    }),
    ...(route.routes && {
      routes: route.routes.map((below) => lightRoute(below, data)),
    }),
  };
}
