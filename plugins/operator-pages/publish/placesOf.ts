import type {
  LoadedContent,
  LoadedVersion,
} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/** Where a page is served, and the labels of the sidebar categories above it. */
export type DocPlace = {
  readonly href: string;
  readonly path: readonly string[];
};

type SidebarItem = LoadedVersion['sidebars'][string][number];

function addPaths(
  items: readonly SidebarItem[],
  path: readonly string[],
  paths: Map<string, readonly string[]>,
): void {
  for (const item of items) {
    if (item.type === 'doc' || item.type === 'ref') {
      paths.set(item.id, path);
    } else if (item.type === 'category') {
      if (item.link?.type === 'doc') {
        paths.set(item.link.id, path);
      }
      addPaths(item.items, [...path, item.label], paths);
    }
  }
}

/** Places of all docs of the version that is written in a folder, by doc id. */
export function placesOf(
  allContent: AllContent,
  docsDir: string,
): ReadonlyMap<string, DocPlace> {
  const contents = Object.values(
    allContent['docusaurus-plugin-content-docs'] ?? {},
  ) as LoadedContent[];
  const version = contents
    .flatMap(({loadedVersions}) => loadedVersions)
    .find(({contentPath}) => contentPath === docsDir);
  const paths = new Map<string, readonly string[]>();
  Object.values(version?.sidebars ?? {}).forEach((items) => {
    addPaths(items, [], paths);
  });
  return new Map(
    (version?.docs ?? []).map(({id, permalink}) => [
      id,
      {href: permalink, path: paths.get(id) ?? []},
    ]),
  );
}
