import type {Page} from '../client/types';
import type {Generated, WrittenRoute} from './generated';
import {readJson} from './generated';
import {packVersion} from './packVersion';
import type {Version} from './packVersion';
import {importOf} from './source';

const GENERATED = '@generated/';

/** A lighter form of a module, and the request of the one that it replaces. */
export type Replacement = {readonly request: string; readonly source: string};

const withBelow = (routes: readonly WrittenRoute[]): WrittenRoute[] =>
  routes.flatMap((route) => [route, ...withBelow(route.routes ?? [])]);

/** Packs the data of each version of the docs: sidebars, and names of docs. */
export function versionSources(
  folder: string,
  {routes, chunkNames, registry}: Generated,
  pages: readonly Page[],
): Replacement[] {
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
      const packed =
        version?.docsSidebars &&
        packVersion(pages, version, `${path.replace(/\/$/, '')}/`);
      if (!packed) {
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
