import {describe, expect, it} from 'vitest';
import {parseRegistry} from '../../../../../plugins/light-pages/build/generated';
import {
  chunkNamesSource,
  pagesSource,
  registrySource,
  routesSource,
  sharedScripts,
} from '../../../../../plugins/light-pages/build/source';
import {
  chunkNamesOf,
  listPages,
  registryOf,
  routesOf,
} from '../../../../../plugins/light-pages/client/pages';
import {GENERATED, REGISTRY, TABLE} from '../support';

/** Evaluates a written module as the bundler would: imports are given, dynamic ones give their request. */
function evaluate(source: string, given: Record<string, unknown>): unknown {
  const body = source
    .replace(/^import .*;$/gm, '')
    .replace(/import\(\/\* webpackChunkName: ("[^"]+") \*\/ ("[^"]+")\)/g, '[$1, $2]')
    .replace('export default', 'return');
  const require = {resolveWeak: (request: string) => `id of ${request}`};
  const names = Object.keys(given);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  return new Function('require', ...names, body)(
    require,
    ...names.map((name) => given[name]),
  );
}

const scripts = sharedScripts(TABLE, (path) => path.startsWith('/base/docs/parts'));
const pages = evaluate(pagesSource(TABLE, scripts), {listPages}) as ReturnType<
  typeof listPages
>;
const chunkNames = evaluate(chunkNamesSource(TABLE), {
  pages,
  chunkNamesOf,
}) as Record<string, Record<string, string>>;
const registry = evaluate(registrySource(TABLE), {pages, registryOf}) as Record<
  string,
  [load: () => [script: string, request: string], path: string, id: string]
>;

type Route = {path: string; routes?: Route[]; component: string[]};
const routes = evaluate(routesSource(TABLE), {
  pages,
  routesOf,
  ComponentCreator: (...args: string[]) => args,
}) as Route[];

const flat = <T extends {routes?: T[]}>(all: readonly T[]): T[] =>
  all.flatMap((one) => [one, ...flat(one.routes ?? [])]);

/** What a route loads: requests by prop. */
function loadedBy(
  {component: [path, hash]}: {readonly component: readonly (string | undefined)[]},
  names: Readonly<Record<string, unknown>>,
  requestOf: (name: string) => string,
) {
  const props = names[`${path}-${hash}`] as Record<string, unknown> | undefined;
  return JSON.stringify(props, (_key, value: unknown) =>
    typeof value === 'string' ? requestOf(value) : value,
  );
}

describe('the modules that are written', () => {
  it('have the routes that Docusaurus has written', () => {
    const withoutHash = (all: readonly Route[]) =>
      JSON.parse(
        JSON.stringify(all, (key, value: unknown) =>
          key === 'component' ? undefined : value,
        ),
      ) as unknown;
    expect(withoutHash(routes)).toEqual(
      withoutHash(GENERATED.routes as unknown as Route[]),
    );
    expect(flat(routes)).toHaveLength(7);
  });

  it('load the same modules for each route', () => {
    const before = flat(GENERATED.routes as unknown as Route[]).map((route) =>
      loadedBy(route, GENERATED.chunkNames, (name) => GENERATED.registry.get(name)!),
    );
    const after = flat(routes).map((route) =>
      loadedBy(route, chunkNames, (name) => registry[name]![0]()[1]),
    );
    expect(after).toEqual(before);
    expect(before.join()).toContain('@site/docs/parts/two.mdx');
  });

  it('know by the id whether a module is there', () => {
    expect(
      Object.values(registry).filter(([load, , id]) => id !== `id of ${load()[1]}`),
    ).toEqual([]);
    expect(Object.keys(registry)).toHaveLength(9);
  });

  it('put pages that share a script into that of their folder', () => {
    const scriptOf = (path: string) =>
      pages.find((page) => page.path === path)?.load[0]() as unknown as string[];
    for (const end of ['parts', 'parts/one', 'parts/two']) {
      expect(scriptOf(`/base/docs/${end}`)[0]).toBe('base-docs-parts');
    }
    expect(scriptOf("/base/docs/it's")[0]).toBe('0its');
  });

  it('name pages of their own as their scripts, which can then be fetched ahead', () => {
    expect(chunkNames["/base/docs/it's-0"]?.content).toBe('0its');
  });
});

it('stops at a registry of another form', () => {
  expect(() =>
    parseRegistry(REGISTRY.replace('"0one": [', '"0one": [null, ')),
  ).toThrow('registry.js of Docusaurus has a form that is not known');
});
