import type {Browser} from 'playwright-core';
import type {QuerySet} from './corpus/queryCases';
import {judge} from './corpus/relevance';
import type {Turns} from './measureTurns';
import {buildDir} from './paths';
import type {Peer} from './peers/types';
import type {ControlResults, PeerResults} from './report/results';
import {
  medianKeys,
  medianSearch,
  sizesOf,
  summarizeKeys,
} from './report/summaries';
import type {BuildTime} from './site/buildAll';
import {median} from './stats';

/** What typing tells: keys by the median of the turns, the longest task of the median turn. */
export function typingResults({typing}: Turns): ControlResults {
  return {
    keys: summarizeKeys(medianKeys(typing.map(({keys}) => keys))),
    typingTaskMs: median(typing.map(({longestTaskMs}) => longestTaskMs)),
  };
}

/** Judges the answers of a search and adds what else was measured of it. */
export async function resultsOf(
  browser: Browser,
  peer: Peer,
  set: QuerySet,
  turns: Turns,
  build: BuildTime,
): Promise<PeerResults> {
  const dir = buildDir(peer.variant);
  const engine = await peer.openEngine(dir, browser);
  const relevance = await judge(engine.find, set);
  await engine.close();
  const [[, complete] = ['', []], ...others] = Object.entries(
    peer.indexParts(dir),
  );
  return {
    version: peer.version,
    index: sizesOf(complete),
    otherFiles: Object.fromEntries(
      others.map(([what, files]) => [what, sizesOf(files)]),
    ),
    relevance,
    fast: medianSearch(turns.fast),
    slow: medianSearch(turns.slow),
    ...typingResults(turns),
    heapBytes: median(turns.typing.map(({heapBytes}) => heapBytes)),
    workerBytes: median(turns.typing.map(({workerBytes}) => workerBytes)),
    buildSeconds: build.seconds,
    buildRatio: build.ratio,
  };
}
