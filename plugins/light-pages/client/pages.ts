import type {Page, PageGroup, PageKind, Run} from './types';

/** Hash that Docusaurus puts behind a path to tell routes of one path apart; listed pages need none. */
const HASH = '0';

/** The folder of a page, with the slash at its end. */
export const folderOf = (page: string) =>
  page.slice(0, page.lastIndexOf('/') + 1);

/**
 * Name of a script that several pages share, by the path of the first of them.
 * It is short, as every page loads the names of all scripts.
 */
export function scriptOf(first: string): string {
  let hash = 0;
  for (let at = 0; at < first.length; at++) {
    hash = Math.imul(hash ^ first.charCodeAt(at), 16_777_619) >>> 0;
  }
  return `s${(hash % 36 ** 5).toString(36)}`;
}

/** All listed pages, in their order. */
export function listPages(
  kinds: readonly PageKind[],
  groups: readonly PageGroup[],
): Page[] {
  let last = '';
  return groups.flatMap(([prefix, kind, ...rows]) =>
    rows.map(([tail, load, id, script = last]) => {
      const path = prefix + tail;
      last = script === 1 ? scriptOf(path) : script;
      return {
        path,
        kind: kinds[kind]!,
        script: last,
        load: [load, id] as const,
      };
    }),
  );
}

/**
 * Entries of Docusaurus' `routesChunkNames`. A module is named by the path of
 * its page, as scripts hold several; the name of the script is there for
 * prefetching, which asks for the files of all names, and known or not.
 */
export function chunkNamesOf(pages: readonly Page[]) {
  return Object.fromEntries(
    pages.map(({path, kind, script}) => [
      `${path}-${HASH}`,
      {__comp: kind.component, [kind.prop]: path, script},
    ]),
  );
}

/** Entries of Docusaurus' `registry`; the path of the module, in the middle, is read on the server only. */
export function registryOf(pages: readonly Page[]) {
  return Object.fromEntries(
    pages.map(({path, load: [load, id]}) => [path, [load, '', id]]),
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
