import {readFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';

/** Names of scripts by prop; props may be lists or hold further props. */
export type ChunkNames = Readonly<Record<string, unknown>>;

/** A route as Docusaurus has written it for the browser. */
export type WrittenRoute = {
  readonly path: string;
  /** Arguments of `ComponentCreator`. */
  readonly component: readonly [path: string, hash?: string];
  readonly exact?: boolean;
  readonly routes?: readonly WrittenRoute[];
  readonly [attribute: string]: unknown;
};

/** What Docusaurus generates for the start script of every page. */
export type Generated = {
  readonly routes: readonly WrittenRoute[];
  readonly chunkNames: Readonly<Record<string, ChunkNames>>;
  /** Requests of modules, by the names of their scripts. */
  readonly registry: ReadonlyMap<string, string>;
};

/** A value that a generated script exports; its imports are left out. */
export function evaluate(source: string, globals: object): unknown {
  const body = source
    .replace(/^import .*;$/gm, '')
    .replace(/^export default /m, 'exported = ');
  const context = {...globals, exported: undefined};
  runInNewContext(body, context);
  return context.exported;
}

/** Reads the routes. */
export function parseRoutes(source: string): WrittenRoute[] {
  const routes = evaluate(source, {
    ComponentCreator: (...args: string[]) => args,
  });
  return JSON.parse(JSON.stringify(routes)) as WrittenRoute[];
}

/**
 * Reads the registry.
 * @throws If it has entries of another form than expected.
 */
export function parseRegistry(source: string): Map<string, string> {
  const entry =
    /^ {2}("[^"]+"): \[\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ ("(?:[^"\\]|\\.)*")\), /gm;
  const entries = [...source.matchAll(entry)].map(
    ([, name, request]) =>
      [JSON.parse(name!), JSON.parse(request!)] as [string, string],
  );
  if (entries.length !== source.split('resolveWeak(').length - 1) {
    throw new Error('registry.js has entries of another form');
  }
  return new Map(entries);
}

/** Reads a file of JSON among the generated files. */
export function readJson<T>(folder: string, file: string): T {
  return JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as T;
}

/** Reads what Docusaurus has generated. */
export function readGenerated(folder: string): Generated {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  return {
    routes: parseRoutes(read('routes.js')),
    chunkNames: readJson(folder, 'routesChunkNames.json'),
    registry: parseRegistry(read('registry.js')),
  };
}

/** What of the configuration of the site only a build needs. */
const BUILD_ONLY = ['plugins', 'presets', 'themes', 'ssrTemplate'];

/** Reads the configuration of the site, without what only a build needs. */
export function siteConfigForClient(folder: string): object {
  const file = path.join(folder, 'docusaurus.config.mjs');
  const siteConfig = evaluate(readFileSync(file, 'utf8'), {}) as object;
  return Object.fromEntries(
    Object.entries(siteConfig).filter(([name]) => !BUILD_ONLY.includes(name)),
  );
}
