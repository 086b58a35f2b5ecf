import {readdirSync} from 'node:fs';
import path from 'node:path';
import {runCommand, versionIn} from '../../shared/run';
import {startBenchServer} from '../../shared/server/benchServer';
import {BENCH_DIR, START_PATH} from '../paths';
import type {Peer} from './types';

/** Number of rows in the widget. */
const SHOWN = 8;

/**
 * Pagefind's user interface at the end of the page, without the debounce after
 * each key.
 */
const WIDGET = `
<link rel="stylesheet" href="/help/pagefind/pagefind-ui.css">
<script src="/help/pagefind/pagefind-ui.js"></script>
<div id="pagefind" style="position:fixed;top:0;right:0;width:36rem;max-height:100vh;overflow:auto;background:#fff;z-index:999"></div>
<script>new PagefindUI({element:'#pagefind',showImages:false,pageSize:${SHOWN},debounceTimeoutMs:0})</script>
`;

/** Adds Pagefind's API to the window. */
const MODULE = `<script type="module">
window.benchPagefind = await import('/help/pagefind/pagefind.js');
</script>`;

declare global {
  // Only an interface can extend the browser's own.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Window {
    benchPagefind?: {
      search(query: string): Promise<{
        results: {data(): Promise<{url: string}>}[];
      }>;
    };
  }
}

/** A search for static sites that loads only the parts of its index that a query needs. */
export const pagefind: Peer = {
  name: 'pagefind',
  version: versionIn(BENCH_DIR, 'pagefind'),
  variant: 'none',
  addIndex: (dir) =>
    runCommand(
      [
        path.join(BENCH_DIR, 'node_modules/.bin/pagefind'),
        ...['--site', dir, '--root-selector', 'article'],
      ],
      BENCH_DIR,
    ),
  indexFiles: (dir) =>
    readdirSync(path.join(dir, 'pagefind'), {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.pf_(index|meta)$/.test(file))
      .map((file) => path.join(dir, 'pagefind', file)),
  rows: '.pagefind-ui__result',
  box: '.pagefind-ui__search-input',
  enter: (box) => box.focus(),
  inject: WIDGET,
  open: async (dir, browser) => {
    const server = await startBenchServer(dir, MODULE);
    const page = await browser.newPage();
    page.on('close', () => server.close());
    await page.goto(server.origin + START_PATH);
    await page.waitForFunction(() => window.benchPagefind !== undefined);
    return (query) =>
      page.evaluate(
        async ({text, most}) => {
          const {results} = await window.benchPagefind!.search(text);
          const shown = results.slice(0, most);
          return Promise.all(
            shown.map(async (result) => (await result.data()).url),
          );
        },
        {text: query, most: SHOWN},
      );
  },
};
