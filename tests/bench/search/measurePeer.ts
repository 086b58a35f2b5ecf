import type {Browser} from 'playwright-core';
import {measureFirstSearch, measureTyping} from './browser/measure';
import type {FirstSearch} from './browser/measure';
import {TYPED_QUERIES} from './browser/typeQueries';
import type {QuerySet} from './corpus/queryCases';
import {judge} from './corpus/relevance';
import {buildDir} from './paths';
import {control} from './peers/control';
import type {Peer} from './peers/types';
import {medianSearch, sizesOf, summarizeKeys} from './report/summaries';
import type {ControlResults, PeerResults} from './report/results';
import {startBenchServer} from './server/benchServer';

/** All of a search but its build. */
export type Measured = Omit<PeerResults, 'buildSeconds' | 'buildRatio'>;

/** Measures the built site of a search; `say` tells how far it is. */
export async function measurePeer(
  browser: Browser,
  peer: Peer,
  set: QuerySet,
  repeats: number,
  say: (text: string) => void,
): Promise<Measured> {
  const dir = buildDir(peer.variant);
  say(`${peer.name}: relevance`);
  const engine = await peer.openEngine(dir, browser);
  const relevance = await judge(engine.find, set);
  await engine.close();
  const [[, complete] = ['', []], ...others] = Object.entries(
    peer.indexParts(dir),
  );
  const server = await startBenchServer([dir], peer.ui.inject);
  try {
    const fast: FirstSearch[] = [];
    const slow: FirstSearch[] = [];
    for (let turn = 0; turn < repeats; turn++) {
      say(`${peer.name}: first search, ${turn + 1} of ${repeats}`);
      fast.push(await measureFirstSearch(browser, server, peer.ui, false));
      slow.push(await measureFirstSearch(browser, server, peer.ui, true));
    }
    say(`${peer.name}: typing`);
    const typing = await measureTyping(browser, server, peer.ui, TYPED_QUERIES);
    return {
      version: peer.version,
      index: sizesOf(complete),
      otherFiles: Object.fromEntries(
        others.map(([what, files]) => [what, sizesOf(files)]),
      ),
      relevance,
      fast: medianSearch(fast),
      slow: medianSearch(slow),
      keys: summarizeKeys(typing.keys),
      typingTaskMs: typing.longestTaskMs,
      heapBytes: typing.heapBytes,
      workerBytes: typing.workerBytes,
    };
  } finally {
    server.close();
  }
}

/** Measures the page without a search. */
export async function measureControl(
  browser: Browser,
): Promise<ControlResults> {
  const server = await startBenchServer([buildDir('none')], control.inject);
  try {
    const {keys, longestTaskMs} = await measureTyping(
      browser,
      server,
      control,
      TYPED_QUERIES,
    );
    return {keys: summarizeKeys(keys), typingTaskMs: longestTaskMs};
  } finally {
    server.close();
  }
}
