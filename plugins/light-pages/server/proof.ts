import {chunkNamesOf, listPages, registryOf, routesOf} from '../client/pages';
import {evaluate} from './generated';
import type {ChunkNames, Generated, WrittenRoute} from './generated';

/** Sources of the modules that take the place of those of Docusaurus. */
export type WrittenModules = {
  readonly pages: string;
  readonly routes: string;
  readonly chunkNames: string;
  readonly registry: string;
};

/** Entries of the registry that the bundler is given: how to load a module, and its id. */
type Registry = Readonly<
  Record<string, readonly [load: () => string, path: string, id: string]>
>;

const DYNAMIC_IMPORT =
  /import\(\/\* webpackChunkName: "[^"]+" \*\/ ("(?:[^"\\]|\\.)*")\)/g;

/** Runs a written module as the bundler does; to load a module gives its request, and so does its id. */
function run(source: string, globals: object): unknown {
  return evaluate(source.replace(DYNAMIC_IMPORT, 'request($1)'), {
    request: (name: string) => name,
    require: {resolveWeak: (name: string) => name},
    ...globals,
  });
}

/** What each route is, and the modules that it loads, in their order; names of scripts and hashes are left out. */
function described(
  routes: readonly WrittenRoute[],
  chunkNames: Readonly<Record<string, ChunkNames>>,
  requestOf: (name: string) => string | undefined,
): string[] {
  return routes.flatMap(({component: [path, hash], routes: below, ...rest}) => {
    const modules = JSON.stringify(
      chunkNames[`${path}-${hash}`],
      (_prop, value: unknown) =>
        typeof value === 'string' ? requestOf(value) : value,
    );
    const attributes = Object.entries(rest).sort(([a], [b]) =>
      a < b ? -1 : 1,
    );
    return [
      `${path} ${JSON.stringify(attributes)} ${modules} ${below?.length}`,
      ...described(below ?? [], chunkNames, requestOf),
    ];
  });
}

/**
 * What routes, names of scripts, and registry say otherwise than those of
 * Docusaurus: each route must have the same attributes, the same modules, and
 * the same place.
 * @returns Pairs of lines, of Docusaurus and of ours; none if all are equal.
 */
export function differences(
  generated: Generated,
  written: WrittenModules,
): string[] {
  const pages = run(written.pages, {listPages});
  const routes = run(written.routes, {
    pages,
    routesOf,
    ComponentCreator: (...names: string[]) => names,
  }) as WrittenRoute[];
  const chunkNames = run(written.chunkNames, {pages, chunkNamesOf}) as Record<
    string,
    ChunkNames
  >;
  const registry = run(written.registry, {pages, registryOf}) as Registry;
  const requestOf = (name: string) => {
    const [load, , id] = registry[name] ?? [];
    return load?.() === id ? id : `${load?.()} with the id of ${id}`;
  };
  const before = described(generated.routes, generated.chunkNames, (name) =>
    generated.registry.get(name),
  );
  const after = described(routes, chunkNames, requestOf);
  const length = Math.max(before.length, after.length);
  return Array.from({length}, (_, at) => at)
    .filter((at) => before[at] !== after[at])
    .map((at) => `${before[at]}\nis now\n${after[at]}`);
}
