import {describe, expect, it} from 'vitest';
import {parseRegistry} from '../../../../../plugins/light-pages/server/generated';
import {pageTable} from '../../../../../plugins/light-pages/server/pageTable';
import {
  chunkNamesSource,
  pagesSource,
  registrySource,
} from '../../../../../plugins/light-pages/server/source';
import {
  chunkNamesOf,
  listPages,
  registryOf,
  scriptOf,
} from '../../../../../plugins/light-pages/client/pages';
import {GENERATED, REGISTRY, TABLE} from '../support';

/** Evaluates a written module as the bundler would: imports are given, dynamic ones give their request. */
function evaluate(source: string, given: Record<string, unknown>): unknown {
  const body = source
    .replace(/^import .*;$/gm, '')
    .replace(
      /import\(\/\* webpackChunkName: ("[^"]+") \*\/ ("[^"]+")\)/g,
      '[$1, $2]',
    )
    .replace('export default', 'return');
  const require = {resolveWeak: (request: string) => `id of ${request}`};
  const names = Object.keys(given);

  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- runs what was written
  return new Function('require', ...names, body)(
    require,
    ...names.map((name) => given[name]),
  );
}

const FIRSTS = new Map(
  ['', '/one', '/two'].map((end) => [
    `/base/docs/parts${end}`,
    '/base/docs/parts/one',
  ]),
);
const pages = evaluate(pagesSource(TABLE, FIRSTS), {listPages}) as ReturnType<
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

describe('the modules that are written', () => {
  it('put pages that share a script into that of the first', () => {
    const nameOf = (path: string) =>
      pages
        .find((page) => page.path === path)
        ?.load[0]() as unknown as string[];
    for (const end of ['parts', 'parts/one', 'parts/two']) {
      expect(nameOf(`/base/docs/${end}`)[0]).toBe(
        scriptOf('/base/docs/parts/one'),
      );
    }
    expect(nameOf("/base/docs/it's")[0]).toBe('0its');
  });

  it('name the script of each listed page, which can then be fetched ahead', () => {
    for (const {path, load} of pages) {
      const [script] = load[0]() as unknown as string[];
      expect(Object.values(chunkNames[`${path}-0`] ?? {})).toContain(script);
      expect(registry).not.toHaveProperty(String(script));
    }
    expect(pages).toHaveLength(4);
  });
});

it('names shared scripts shortly, and differently', () => {
  const names = Array.from({length: 500}, (_, at) =>
    scriptOf(`/base/docs/group-${at % 40}/page-${at}`),
  );
  expect(new Set(names).size).toBe(500);
  expect(names.filter((name) => !/^s[a-z0-9]{1,5}$/.test(name))).toEqual([]);
});

it('stops at a registry of another form', () => {
  expect(() =>
    parseRegistry(REGISTRY.replace('"0one": [', '"0one": [null, ')),
  ).toThrow('registry.js has entries of another form');
});

it('stops at a route whose scripts are not named', () => {
  const chunkNames = Object.fromEntries(
    Object.entries(GENERATED.chunkNames).filter(([key]) => !/search/.test(key)),
  );
  expect(() => pageTable({...GENERATED, chunkNames})).toThrow(
    'routesChunkNames.json lacks /base/search-aaa',
  );
});
