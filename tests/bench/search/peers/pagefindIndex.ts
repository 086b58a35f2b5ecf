import type {Browser} from 'playwright-core';
import {startBenchServer} from '../../shared/server/benchServer';
import {START_PATH} from '../paths';
import {filesIn} from './support';
import type {Engine, IndexParts} from './types';

/** An index of Pagefind in a build. */
export type PagefindIndex = {
  /** Its folder, below the base URL. */
  readonly folder: string;
  /** What its addresses begin behind. */
  readonly baseUrl: string;
};

/** The files of an index in a folder. */
export const pagefindParts = (folder: string): IndexParts => ({
  'index, in parts': filesIn(folder, /\.pf_(index|meta)$/),
  'texts, loaded as shown': filesIn(folder, /\.pf_fragment$/),
});

/** Gives the page Pagefind's interface for programs. */
const moduleScript = ({
  folder,
  baseUrl,
}: PagefindIndex) => `<script type="module">
import * as pagefind from '/help/${folder}/pagefind.js';
await pagefind.options({baseUrl: '${baseUrl}'});
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

/** Pagefind in a page of a build, with one of its indexes. */
export async function openPagefind(
  dir: string,
  browser: Browser,
  index: PagefindIndex,
): Promise<Engine> {
  const server = await startBenchServer([dir], moduleScript(index));
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
}
