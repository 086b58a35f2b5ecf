import {readFileSync} from 'node:fs';
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {TYPED_QUERIES} from '../browser/typeQueries';
import {SEARCHES} from './searches';
import type {Ask, SearchName} from './searches';

/** What a search takes in a worker; processor time of all threads in ms. */
export type Processor = {
  /** From the text of the index to the first answer. */
  readonly firstMs: number;
  /** Each key of the typed queries. */
  readonly keysMs: readonly number[];
  /** Memory that it holds in the end, in bytes. */
  readonly heapBytes: number;
};

/** Words that stand in texts and in no title. */
const FIRST_QUERY = 'holdout fraction';

setFlagsFromString('--expose_gc');
const collectGarbage = runInNewContext('gc') as () => void;

function heldBytes(): number {
  collectGarbage();
  collectGarbage();
  const {heapUsed, arrayBuffers} = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

async function processorMs(task: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await task();
  const {user, system} = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Measures one search with one index; runs in a thread of its own, so that nothing is warm. */
export async function measure({
  name,
  file,
}: {
  readonly name: SearchName;
  readonly file: string;
}): Promise<Processor> {
  const before = heldBytes();
  let ask: Ask = () => Promise.resolve();
  const firstMs = await processorMs(async () => {
    ask = await SEARCHES[name](readFileSync(file, 'utf8'));
    await ask(FIRST_QUERY);
  });
  const keysMs: number[] = [];
  for (const query of TYPED_QUERIES) {
    for (let end = 1; end <= query.length; end++) {
      keysMs.push(await processorMs(() => ask(query.slice(0, end))));
    }
  }
  return {firstMs, keysMs, heapBytes: heldBytes() - before};
}
