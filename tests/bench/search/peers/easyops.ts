import {readFileSync} from 'node:fs';
import path from 'node:path';
import createJiti from 'jiti';
import {versionIn} from '../../shared/run';
import {BENCH_DIR, SITE_DIR, generatedDir} from '../paths';
import type {Peer} from './types';

const PACKAGE = '@easyops-cn/docusaurus-search-local';
const INDEX_FILE = 'search-index.json';

/** Number of rows in the package's panel: its default for `searchResultLimits`. */
const SHOWN = 8;

type SearchWorker = {
  fetchIndexes(baseUrl: string, context: string): Promise<void>;
  search(
    baseUrl: string,
    context: string,
    input: string,
    limit: number,
  ): Promise<{readonly document: {readonly u: string}}[]>;
};

/**
 * Loads the package's worker in Node.js, with the generated settings of the
 * build.
 */
function loadWorker(): SearchWorker {
  const load = createJiti(__filename, {
    interopDefault: true,
    alias: {
      [`@generated/${PACKAGE}/default`]: path.join(
        SITE_DIR,
        generatedDir('easyops'),
        PACKAGE,
        'default',
      ),
    },
    transformModules: ['comlink', PACKAGE],
  });
  const file = `node_modules/${PACKAGE}/dist/client/client/theme/worker.js`;
  const {SearchWorker} = load(path.join(BENCH_DIR, file)) as {
    SearchWorker: new () => SearchWorker;
  };
  return new SearchWorker();
}

/** The most popular local search for Docusaurus. */
export const easyops: Peer = {
  name: 'easyops',
  version: versionIn(BENCH_DIR, PACKAGE),
  variant: 'easyops',
  indexFiles: (dir) => [path.join(dir, INDEX_FILE)],
  rows: '[class*=dropdownMenu] [class*=suggestion_]',
  box: 'input.navbar__search-input',
  enter: (box) => box.focus(),
  open: async (dir) => {
    // Browser globals that the worker uses.
    Object.assign(globalThis, {
      addEventListener: () => undefined,
      location: {origin: 'http://localhost'},
      fetch: () =>
        Promise.resolve(new Response(readFileSync(path.join(dir, INDEX_FILE)))),
    });
    const worker = loadWorker();
    await worker.fetchIndexes('/help/', '');
    return async (query) => {
      const results = await worker.search('/help/', '', query, SHOWN);
      return results.map(({document}) => document.u);
    };
  },
};
