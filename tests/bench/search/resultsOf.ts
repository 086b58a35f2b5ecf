import type {Browser} from 'playwright-core';
import type {QuerySet} from './corpus/queryCases';
import {judge} from './corpus/relevance';
import type {Relevance} from './corpus/relevance';
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
import {median} from '../shared/stats';

/** What typing tells: keys by the median of the turns, the longest task of the median turn. */
export function typingResults({typing}: Turns): ControlResults {
  return {
    keys: summarizeKeys(medianKeys(typing.map(({keys}) => keys))),
    typingTaskMs: median(typing.map(({longestTaskMs}) => longestTaskMs)),
  };
}

/** Judges the answers of a search to the queries. */
export async function relevanceOf(
  browser: Browser,
  {openEngine, variant}: Peer,
  set: QuerySet,
): Promise<Relevance> {
  const engine = await openEngine(buildDir(variant), browser);
  try {
    return await judge(engine.find, set);
  } finally {
    await engine.close();
  }
}

/** All results of a search. */
export function resultsOf(
  peer: Peer,
  relevance: Relevance,
  turns: Turns,
  build: BuildTime,
): PeerResults {
  const dir = buildDir(peer.variant);
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
    text: medianSearch(turns.text),
    ...typingResults(turns),
    heapBytes: median(turns.typing.map(({heapBytes}) => heapBytes)),
    workerBytes: median(turns.typing.map(({workerBytes}) => workerBytes)),
    build,
  };
}
