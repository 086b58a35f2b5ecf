import {readFileSync} from 'node:fs';
import path from 'node:path';
import createJiti from 'jiti';
import {BENCH_DIR, SITE_DIR, START_PATH, generatedDir} from '../paths';
import {packageVersion, pagesOf} from './support';
import type {Peer} from './types';

const PACKAGE = '@easyops-cn/docusaurus-search-local';
const INDEX_FILE = 'search-index.json';

/** Rows of the package's panel: its default for `searchResultLimits`. */
const SHOWN = 8;

type Result = {readonly document: {readonly u: string}};

type SearchWorker = {
  fetchIndexes(baseUrl: string, context: string): Promise<void>;
  search(
    baseUrl: string,
    context: string,
    input: string,
    limit: number,
  ): Promise<Result[]>;
};

/**
 * The package's own worker, in Node: what it asks of a browser is given to it
 * from the built site, whose generated settings it reads.
 */
async function openWorker(dir: string): Promise<SearchWorker> {
  Object.assign(globalThis, {
    addEventListener: () => undefined,
    location: {origin: 'http://localhost'},
    fetch: () =>
      Promise.resolve(new Response(readFileSync(path.join(dir, INDEX_FILE)))),
  });
  const generated = path.join(
    SITE_DIR,
    generatedDir('easyops'),
    PACKAGE,
    'default',
  );
  const load = createJiti(__filename, {
    interopDefault: true,
    alias: {[`@generated/${PACKAGE}/default`]: generated},
    transformModules: ['comlink', PACKAGE],
  });
  const {SearchWorker} = load(
    path.join(
      BENCH_DIR,
      'node_modules',
      PACKAGE,
      'dist/client/client/theme/worker.js',
    ),
  ) as {SearchWorker: new () => SearchWorker};
  const worker = new SearchWorker();
  await worker.fetchIndexes('/help/', '');
  return worker;
}

/** The most used local search of Docusaurus. */
export const easyops: Peer = {
  name: 'easyops',
  version: packageVersion(PACKAGE),
  variant: 'easyops',
  // Making the index of 20,000 pages takes more than the 4 GB that Node has.
  maxPages: 8000,
  indexParts: (dir) => ({'complete index': [path.join(dir, INDEX_FILE)]}),
  ui: {
    path: START_PATH,
    rows: '[class*=dropdownMenu] [class*=suggestion_]',
    box: 'input.navbar__search-input',
    enter: (box) => box.focus(),
  },
  openEngine: async (dir) => {
    const worker = await openWorker(dir);
    return {
      find: async (query, scope) => {
        const limit = scope === 'all' ? Infinity : SHOWN;
        const results = await worker.search('/help/', '', query, limit);
        return pagesOf(results.map(({document}) => document.u));
      },
      close: () => Promise.resolve(),
    };
  },
};
