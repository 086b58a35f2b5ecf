import logger from '@docusaurus/logger';
import type {Page} from '../client/types';
import type {Generated, WrittenRoute} from './generated';
import {readJson} from './generated';
import {packVersion} from './packVersion';
import type {Item, Version} from './packVersion';
import {importOf} from './source';

const GENERATED = '@generated/';

/** A lighter form of a module, and the request of the one that it replaces. */
export type Replacement = {readonly request: string; readonly source: string};

const withBelow = (routes: readonly WrittenRoute[]): WrittenRoute[] =>
  routes.flatMap((route) => [route, ...withBelow(route.routes ?? [])]);

/** A module with the data of a version of the docs. */
export type VersionModule = {
  readonly request: string;
  /** Path of the version. */
  readonly path: string;
  readonly version: Version;
  /** All other data of the module. */
  readonly props: object;
};

/** Reads the data of each version of the docs. */
export function readVersions(
  folder: string,
  {routes, chunkNames, registry}: Generated,
): VersionModule[] {
  return withBelow(routes)
    .filter((route) => route.routes !== undefined)
    .flatMap(({path, component: [, hash]}) => {
      const {__props: name} = chunkNames[`${path}-${hash}`] ?? {};
      const request = registry.get(String(name));
      if (!request?.startsWith(GENERATED)) {
        return [];
      }
      const {version, ...props} = readJson<{version?: Version}>(
        folder,
        request.slice(GENERATED.length),
      );
      return version ? [{request, path, version, props}] : [];
    });
}

/** The paths of all links of sidebars, from top to bottom. */
export function sidebarPaths({docsSidebars = {}}: Partial<Version>): string[] {
  const pathsOf = ({href, items = []}: Item): string[] => [
    ...(href === undefined ? [] : [href]),
    ...items.flatMap(pathsOf),
  ];
  return Object.values(docsSidebars).flatMap((items) => items.flatMap(pathsOf));
}

/** Packs the data of each version of the docs: sidebars, and names of docs. */
export function versionSources(
  versions: readonly VersionModule[],
  pages: readonly Page[],
): Replacement[] {
  return versions.flatMap(({request, path, version, props}) => {
    const packed =
      (version as Partial<Version>).docsSidebars &&
      packVersion(pages, version, `${path.replace(/\/$/, '')}/`);
    if (!packed) {
      logger.warn`light-pages: the sidebars of path=${path} have a form that cannot be packed. Every page below it loads more than it has to.`;
      return [];
    }
    const source = `import pages from './pages';
${importOf('restoreVersion', 'sidebars')}
export default {
  ...${JSON.stringify(props)},
  version: restoreVersion(pages, ${JSON.stringify(packed)}),
};
`;
    return [{request, source}];
  });
}
