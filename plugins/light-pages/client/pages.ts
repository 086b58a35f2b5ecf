import type {Page, PageGroup, PageKind, Run} from './types';

/** Hash that Docusaurus puts behind a path to tell routes of one path apart; listed pages need none. */
const HASH = '0';

/** All listed pages, in their order. */
export function listPages(
  kinds: readonly PageKind[],
  groups: readonly PageGroup[],
): Page[] {
  return groups.flatMap(([prefix, kind, ...rows]) =>
    rows.map(([tail, load, id, name]) => ({
      path: prefix + tail,
      kind: kinds[kind]!,
      name: name ?? prefix + tail,
      load: [load, id] as const,
    })),
  );
}

/** Entries of Docusaurus' `routesChunkNames`. */
export function chunkNamesOf(pages: readonly Page[]) {
  return Object.fromEntries(
    pages.map(({path, kind, name}) => [
      `${path}-${HASH}`,
      {__comp: kind.component, [kind.prop]: name},
    ]),
  );
}

/** Entries of Docusaurus' `registry`; the path of the module, in the middle, is read on the server only. */
export function registryOf(pages: readonly Page[]) {
  return Object.fromEntries(
    pages.map(({name, load: [load, id]}) => [name, [load, '', id]]),
  );
}

/** Routes of a run of pages. */
export function routesOf(
  pages: readonly Page[],
  [from, to]: Run,
  createComponent: (path: string, hash: string) => unknown,
) {
  return pages.slice(from, to).map(({path, kind}) => ({
    path,
    component: createComponent(path, HASH),
    exact: true,
    ...kind.route,
  }));
}

/** Entries of runs of pages in the global data of the docs plugin. */
export function globalDocsOf(
  pages: readonly Page[],
  runs: readonly Run[],
  /** What goes off the path of a page to make its id. */
  base: string,
) {
  return runs.flatMap(([from, to]) =>
    pages.slice(from, to).map(({path, kind: {route}}) => ({
      id: path.slice(base.length),
      path,
      sidebar: route.sidebar,
    })),
  );
}
