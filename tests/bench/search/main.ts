import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from 'playwright-core';
import type {Browser} from 'playwright-core';
import {format} from 'prettier';
import {ensureBrowser} from '../../../.tools/ensureBrowser.mjs';
import {readArgs} from './args';
import type {BenchArgs} from './args';
import {benchPages} from './corpus/benchPages';
import {queryCases} from './corpus/queryCases';
import type {Relevance} from './corpus/relevance';
import {textQuery} from './corpus/textQuery';
import {measureTurns} from './measureTurns';
import {BENCH_DIR, CACHE_DIR, ROOT} from './paths';
import {CONTROL} from './peers/control';
import {cmfcmf} from './peers/cmfcmf';
import {easyops} from './peers/easyops';
import {ours} from './peers/ours';
import {oursPagefind} from './peers/oursPagefind';
import {pagefind} from './peers/pagefind';
import type {Peer} from './peers/types';
import {commitName, machineLoad, machineShape} from '../shared/report/machine';
import {measureProcessors} from './processor/measureProcessors';
import type {ProcessorResults} from './processor/measureProcessors';
import {renderReport} from './report/render';
import type {PeerResults, ScaleResults} from './report/results';
import {relevanceOf, resultsOf, typingResults} from './resultsOf';
import {measureScale} from './scale/measureScales';
import {buildAll, earlierBuilds} from './site/buildAll';
import {writeSite} from './site/writeSite';

// Pagefind's own index is written into the build without a search, so nothing may be built after it.
const PEERS = [ours, oursPagefind, cmfcmf, easyops, pagefind];
const QUERIES_FILE = path.join(ROOT, 'tests/relevance/data/queries.tsv');
const RESULTS_FILE = path.join(BENCH_DIR, 'RESULTS.md');

const start = performance.now();
const minutes = () => (performance.now() - start) / 60_000;
const say = (text: string) =>
  console.log(`${minutes().toFixed(1).padStart(5)} min  ${text}`);

/** The engines alone, at all sizes; needs no browser and no build of the benchmark. */
async function measureEngines(args: BenchArgs): Promise<ProcessorResults[]> {
  const found: ProcessorResults[] = [];
  for (const count of args.corpora) {
    found.push(...(await measureProcessors(await benchPages(count), say)));
  }
  return found;
}

async function measureAll(browser: Browser, peers: Peer[], args: BenchArgs) {
  const pages = await benchPages(args.pages);
  const loads = [machineLoad()];
  if (!args.reuse) {
    say(`writing ${pages.length} pages`);
    writeSite(pages);
  }
  const builds = args.reuse
    ? earlierBuilds(peers)
    : await buildAll(peers, args.builds, say);
  const tsv = readFileSync(QUERIES_FILE, 'utf8');
  const set = queryCases(pages, tsv, args.queries);
  loads.push(machineLoad());
  const relevance = new Map<Peer, Relevance>();
  for (const peer of peers) {
    say(`relevance: ${peer.name}`);
    relevance.set(peer, await relevanceOf(browser, peer, set));
  }
  const turns = await measureTurns(
    browser,
    peers,
    textQuery(pages),
    args.repeats,
    say,
  );
  const results: Readonly<Record<string, PeerResults>> = Object.fromEntries(
    peers.map((peer) => [
      peer.name,
      resultsOf(
        peer,
        relevance.get(peer)!,
        turns[peer.name]!,
        builds.byName[peer.name]!,
      ),
    ]),
  );
  loads.push(machineLoad());
  const scales: ScaleResults[] = [];
  for (const peer of peers) {
    const {maxPages = Infinity} = peer;
    const counts = args.scales.map((scale) => args.pages * scale);
    for (const count of counts.filter((each) => each <= maxPages)) {
      say(`${peer.name}: ${count} pages`);
      const found = await measureScale(
        browser,
        peer,
        await benchPages(count),
        peer === ours || peer === oursPagefind,
      );
      scales.push(found);
      // What comes after may fail.
      console.log(JSON.stringify(found));
    }
  }
  return {
    processors: await measureEngines(args),
    results,
    control: typingResults(turns[CONTROL]!),
    scales,
    plainBuild: builds.plain,
    buildTurns: builds.turns,
    loads: [...loads, machineLoad()],
  };
}

/**
 * Measures the local search and its peers, prints the report, and writes it to
 * tests/bench/RESULTS.md; quick and partial runs only print it.
 */
export async function run(argv: readonly string[]): Promise<void> {
  const args = readArgs(argv);
  const peers = PEERS.filter(({name}) => args.only.includes(name));
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const measured = await measureAll(browser, peers, args);
    const report = renderReport({
      ...measured,
      args,
      date: new Date().toISOString().slice(0, 10),
      machine: machineShape(browser.version()),
      commit: commitName(ROOT),
      minutes: minutes(),
    });
    console.log(`\n${report}`);
    if (!argv.includes('--quick') && peers.length === PEERS.length) {
      writeFileSync(
        RESULTS_FILE,
        await format(report, {parser: 'markdown', proseWrap: 'preserve'}),
      );
      say(`written to ${path.relative(ROOT, RESULTS_FILE)}`);
    }
  } finally {
    await browser.close();
    if (!args.keep && !args.reuse) {
      rmSync(CACHE_DIR, {recursive: true, force: true});
    }
  }
}
