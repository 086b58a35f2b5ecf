import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {BENCH_DIR, START_PATH} from '../paths';
import {startBenchServer} from '../../shared/server/benchServer';
import {filesIn, packageVersion} from './support';
import type {Peer} from './types';

/** Pagefind's own user interface at the end of the page, without its wait after each key. */
const WIDGET = `
<link rel="stylesheet" href="/help/pagefind/pagefind-ui.css">
<script src="/help/pagefind/pagefind-ui.js"></script>
<div id="pagefind" style="position:fixed;top:0;right:0;width:36rem;max-height:100vh;overflow:auto;background:#fff;z-index:999"></div>
<script>new PagefindUI({element:'#pagefind',showImages:false,pageSize:8,debounceTimeoutMs:0})</script>
`;

/** Indexes the articles of a built site; returns the seconds. */
function addIndex(dir: string): number {
  const start = performance.now();
  const {status, stderr} = spawnSync(
    path.join(BENCH_DIR, 'node_modules/.bin/pagefind'),
    ['--site', dir, '--root-selector', 'article'],
    {encoding: 'utf8'},
  );
  if (status !== 0) {
    throw new Error(`Pagefind made no index:\n${stderr}`);
  }
  return (performance.now() - start) / 1000;
}

/** Gives the page Pagefind's interface for programs. */
const MODULE = `<script type="module">
import * as pagefind from '/help/pagefind/pagefind.js';
window.benchPagefind = pagefind;
</script>`;

type PagefindModule = {
  search(query: string): Promise<{
    results: {id: string; data(): Promise<{url: string}>}[];
  }>;
};

declare global {
  // Only an interface can add to the browser's own.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Window {
    benchPagefind?: PagefindModule;
  }
}

/** Rows that the widget shows at once. */
const SHOWN = 8;

/** A search for static sites that loads only the parts of its index that a query needs. */
export const pagefind: Peer = {
  name: 'pagefind',
  version: packageVersion('pagefind'),
  variant: 'none',
  addIndex,
  indexParts: (dir) => {
    const own = path.join(dir, 'pagefind');
    return {
      'index, in parts': filesIn(own, /\.pf_(index|meta)$/),
      'texts, loaded as shown': filesIn(own, /\.pf_fragment$/),
    };
  },
  ui: {
    path: START_PATH,
    rows: '.pagefind-ui__result',
    box: '.pagefind-ui__search-input',
    enter: (box) => box.focus(),
    inject: WIDGET,
  },
  openEngine: async (dir, browser) => {
    const server = await startBenchServer([dir], MODULE);
    const page = await browser.newPage();
    await page.goto(server.origin + START_PATH);
    await page.waitForFunction(() => window.benchPagefind !== undefined);
    const urls = new Map<string, string>();
    return {
      find: async (query, scope) => {
        const found = await page.evaluate(
          async ({text, known, most}) => {
            const {results} = await window.benchPagefind!.search(text);
            return Promise.all(
              results.slice(0, most).map(async ({id, data}) => ({
                id,
                url: known.includes(id) ? undefined : (await data()).url,
              })),
            );
          },
          {
            text: query,
            known: [...urls.keys()],
            most: scope === 'all' ? 1e6 : SHOWN,
          },
        );
        found.forEach(({id, url}) => {
          if (url !== undefined) {
            urls.set(id, url);
          }
        });
        return found.map(({id}) => urls.get(id)!);
      },
      close: async () => {
        await page.close();
        server.close();
      },
    };
  },
};
