import {mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {buildSync} from 'esbuild';
import type {IndexedPage} from '../../../../plugins/search-local/server/buildDocuments';
import {median, quantile} from '../../shared/stats';
import {CACHE_DIR} from '../paths';
import type {Bytes} from '../report/results';
import {sizesOf} from '../report/summaries';
import type {Processor} from './measure';
import type {SearchName} from './searches';
import {WRITERS} from './writers';

/** What the engine of a search takes at one size of the corpus. */
export type ProcessorResults = {
  readonly name: string;
  readonly pages: number;
  readonly index: Bytes;
  /** Processor time in ms until words of the text are answered. */
  readonly firstMs: number;
  readonly keyP50: number;
  readonly keyP95: number;
  readonly heapBytes: number;
};

/** Threads that measure the same, one after another; medians count. */
const TURNS = 3;

/** Bundles what a thread runs: modules that call each other through a loader are slower than in a browser. */
function bundleThread(): string {
  const outfile = path.join(CACHE_DIR, 'thread.cjs');
  buildSync({
    entryPoints: [path.join(__dirname, 'thread.ts')],
    bundle: true,
    platform: 'node',
    packages: 'external',
    outfile,
  });
  return outfile;
}

const runOnce = (thread: string, name: SearchName, file: string) =>
  new Promise<Processor>((resolve, reject) => {
    const worker = new Worker(thread, {
      workerData: {name, file},
      resourceLimits: {maxOldGenerationSizeMb: 8192},
    });
    worker.on('message', resolve);
    worker.on('error', reject);
  });

/** Measures each search that runs in Node with the same pages. */
export async function measureProcessors(
  pages: readonly IndexedPage[],
  say: (text: string) => void,
): Promise<ProcessorResults[]> {
  mkdirSync(CACHE_DIR, {recursive: true});
  const results: ProcessorResults[] = [];
  const thread = bundleThread();
  for (const name of Object.keys(WRITERS) as SearchName[]) {
    say(`processor time of ${name}: ${pages.length} pages`);
    const file = path.join(CACHE_DIR, 'processor-index.json');
    await WRITERS[name](pages, file);
    const turns: Processor[] = [];
    while (turns.length < TURNS) {
      turns.push(await runOnce(thread, name, file));
    }
    const keys = (turns[0]?.keysMs ?? []).map((_, key) =>
      median(turns.map(({keysMs}) => keysMs[key]!)),
    );
    results.push({
      name,
      pages: pages.length,
      index: sizesOf([file]),
      firstMs: median(turns.map(({firstMs}) => firstMs)),
      keyP50: median(keys),
      keyP95: quantile(keys, 0.95),
      heapBytes: median(turns.map(({heapBytes}) => heapBytes)),
    });
    rmSync(file);
  }
  return results;
}
