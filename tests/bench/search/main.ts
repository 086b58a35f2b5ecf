import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from 'playwright-core';
import {readPages, samplePages} from '../shared/corpus';
import type {Page} from '../shared/corpus';
import {ROOT, publish, say, withBrowser} from '../shared/run';
import {startBenchServer} from '../shared/server/benchServer';
import {SLOW_4G} from '../shared/server/slowLine';
import {readArgs} from './args';
import type {PeerName, SearchArgs} from './args';
import {measureSearch} from './browser/measure';
import type {KeyTimes} from './browser/observeRows';
import type {Measures} from './measures';
import {START_PAGE, buildDir} from './paths';
import {cmfcmf} from './peers/cmfcmf';
import {easyops} from './peers/easyops';
import {ours} from './peers/ours';
import {pagefind} from './peers/pagefind';
import type {Peer} from './peers/types';
import {querySet} from './queries';
import type {QuerySet} from './queries';
import {judge} from './relevance';
import {NO_SEARCH, renderReport} from './render';
import {buildMeasures, buildPair} from './site/buildSite';
import type {BuildPair} from './site/buildSite';
import {writeSite} from './site/writeSite';
import {medians, sizesOf, summarizeKeys} from './summaries';

// Pagefind comes last, because it writes its index into the build without a
// search.
const PEERS = [ours, cmfcmf, easyops, pagefind];
const QUERIES_FILE = path.join(ROOT, 'tests/relevance/data/queries.tsv');

/** Values by the name of a search. */
type Values = Partial<Record<PeerName | typeof NO_SEARCH, Measures>>;

/**
 * Builds the site with each search. Builds ours several times, because only
 * ours has a floor.
 */
async function buildAll(
  peers: readonly Peer[],
  pages: readonly Page[],
  builds: number,
): Promise<Values> {
  say(`writing ${pages.length} pages`);
  writeSite(pages);
  const costs: Values = {};
  const all: BuildPair[] = [];
  for (const peer of peers) {
    const pairs: BuildPair[] = [];
    const count = peer === ours ? builds : 1;
    while (pairs.length < count) {
      say(`build ${pairs.length + 1} of ${count}: ${peer.name}, and no search`);
      pairs.push(await buildPair(peer));
    }
    all.push(...pairs);
    costs[peer.name] = buildMeasures(pairs);
  }
  costs[NO_SEARCH] = medians(all.map(({plain}) => plain));
  return costs;
}

/**
 * Measures all searches in turns, so that disturbances of the machine affect
 * all of them equally.
 */
async function measureTurns(
  browser: Browser,
  peers: readonly Peer[],
  count: number,
): Promise<Values> {
  const all = peers.map((peer) => ({
    peer,
    records: [] as Record<string, number>[],
    keys: [] as KeyTimes[],
  }));
  for (let turn = 1; turn <= count; turn++) {
    for (const {peer, records, keys} of all) {
      say(`browser, turn ${turn} of ${count}: ${peer.name}`);
      const dir = buildDir(peer.variant);
      const server = await startBenchServer(dir, peer.inject);
      const {first, typed} = await measureSearch(browser, server, peer);
      const slow = await measureSearch(browser, server, peer, SLOW_4G);
      server.close();
      keys.push(...typed!.keys);
      records.push({
        fastMs: first.ms,
        slowMs: slow.first.ms,
        firstTaskMs: first.taskMs,
        firstBytes: slow.first.firstBytes,
        allBytes: slow.first.allBytes,
        typingTaskMs: typed!.taskMs,
      });
    }
  }
  return Object.fromEntries(
    all.map(({peer, records, keys}) => [
      peer.name,
      {...medians(records), ...summarizeKeys(keys)},
    ]),
  );
}

/** Measures the index files of a search and its relevance. */
async function measureIndex(
  browser: Browser,
  {name, variant, indexFiles, open}: Peer,
  queries: QuerySet,
): Promise<Measures> {
  say(`relevance: ${name}`);
  const dir = buildDir(variant);
  const {raw, gzip} = sizesOf(indexFiles(dir));
  const relevance = await judge(await open(dir, browser), queries);
  return {indexRaw: raw, indexGzip: gzip, ...relevance};
}

async function measureAll(browser: Browser, args: SearchArgs) {
  const peers = PEERS.filter(({name}) => args.only.includes(name));
  const pages = samplePages(
    readPages((page) => `/docs/${page}`),
    args.pages,
    START_PAGE,
  );
  const costs = await buildAll(peers, pages, args.builds);
  const tsv = readFileSync(QUERIES_FILE, 'utf8');
  const queries = querySet(pages, tsv, args.queries);
  const results: Values = {};
  for (const peer of peers) {
    results[peer.name] = await measureIndex(browser, peer, queries);
  }
  const turns = await measureTurns(browser, peers, args.turns);
  for (const {name} of peers) {
    results[name] = {...results[name], ...turns[name], ...costs[name]};
  }
  return renderReport({
    args,
    results: {...results, [NO_SEARCH]: costs[NO_SEARCH] ?? {}},
    browserVersion: browser.version(),
    pages: pages.length,
    versions: peers.map(({name, version}) => `${name}: ${version}`),
  });
}

/**
 * Measures the local search and its peers, and prints the report. A full run
 * writes it to tests/bench/RESULTS.md.
 */
export async function run(argv: readonly string[]): Promise<void> {
  const args = readArgs(argv);
  const report = await withBrowser((browser) => measureAll(browser, args));
  await publish(report, args.isFull ? 'RESULTS.md' : undefined);
}
