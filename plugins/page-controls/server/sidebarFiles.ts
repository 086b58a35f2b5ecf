import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {
  PropSidebarItem,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';
import type {SidebarItem} from '../client/sidebarView';
import {sidebarFile} from '../shared/sidebarFile';

/** An item with what is shown of it. */
function shownItem(item: PropSidebarItem): SidebarItem[] {
  if (item.type === 'html') {
    return [];
  }
  const {label, href, className} = item;
  const items =
    item.type === 'category' ? item.items.flatMap(shownItem) : undefined;
  return [{label, href, className, items}];
}

const versionsIn = (routes: readonly RouteConfig[]): PropVersionMetadata[] =>
  routes.flatMap(({props, routes: below = []}) => [
    ...(props?.version ? [props.version as PropVersionMetadata] : []),
    ...versionsIn(below),
  ]);

/** Files of the sidebars of all docs among these routes: paths below the base URL, and texts. */
export function sidebarFiles(
  routes: readonly RouteConfig[],
): [string, string][] {
  return versionsIn(routes).flatMap(({pluginId, version, docsSidebars}) =>
    Object.entries(docsSidebars).map(([name, items]): [string, string] => [
      sidebarFile(pluginId, version, name),
      JSON.stringify(items.flatMap(shownItem)),
    ]),
  );
}

/** Writes the items of each sidebar as a file, for readers who open a category that their page does not have. */
export async function writeSidebarFiles(
  outDir: string,
  routes: readonly RouteConfig[],
): Promise<void> {
  for (const [file, text] of sidebarFiles(routes)) {
    const target = path.join(outDir, file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, text);
  }
}
