import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from 'playwright-core';
import type {Browser} from 'playwright-core';
import {format} from 'prettier';
import {ensureBrowser} from '../../../.tools/ensureBrowser.mjs';
import {compressFiles} from '../../../plugins/hosting/server/compressFiles';
import {commitName, machineLoad, machineShape} from '../shared/report/machine';
import {isFull, readArgs} from './args';
import type {PageArgs} from './args';
import {SEARCH_LINES} from './interaction/lines';
import type {SearchLine} from './interaction/lines';
import {measureNextPage} from './interaction/measureNextPage';
import {measureSearch} from './interaction/measureSearch';
import {measureStart} from './interaction/measureStart';
import {medianFigures} from './lighthouse/figures';
import type {PageFigures} from './lighthouse/figures';
import {measureMedian, measurePage, measureTaps} from './measureSite';
import {ROOT} from './paths';
import {floorsOf} from './report/floors';
import type {Results} from './report/floors';
import type {SiteResults} from './report/results';
import {renderReport} from './report/render';
import {ours, undeferred} from './sites/ours';
import {starlight} from './sites/starlight';
import type {Site} from './sites/types';
import {vitepress} from './sites/vitepress';
import {versionOf} from './sites/writeFiles';

const SITES = [ours, undeferred, starlight, vitepress];
const RESULTS_FILE = path.join(ROOT, 'tests/bench/PAGES.md');

/** Quality of Brotli for all sites, as in `npm test`. */
const QUALITY = 8;

const start = performance.now();
const minutes = () => (performance.now() - start) / 60_000;
const say = (text: string) =>
  console.log(`${minutes().toFixed(1).padStart(5)} min  ${text}`);

async function buildSites(
  sites: readonly Site[],
  reuse: boolean,
): Promise<void> {
  for (const site of sites) {
    if (!(reuse && existsSync(path.join(site.buildDir, 'index.html.br')))) {
      say(`building: ${site.name}`);
      await site.build();
      await compressFiles(site.buildDir, QUALITY);
    }
  }
}

/** Figures of all pages, by site and kind; sites take turns. */
async function measurePages(
  sites: readonly Site[],
  {kinds, runs}: PageArgs,
  browserPath: string,
) {
  const figures = new Map<string, PageFigures[]>();
  for (let run = 1; run <= runs; run++) {
    say(`Lighthouse: run ${run} of ${runs}`);
    for (const kind of kinds) {
      for (const site of sites.filter((one) => one.kinds.includes(kind))) {
        const key = `${site.name} ${kind}`;
        const page = await measurePage(site, kind, run, browserPath);
        figures.set(key, [...(figures.get(key) ?? []), page]);
      }
    }
  }
  return figures;
}

/** Times of the first search, by line. */
async function measureSearches(
  browser: Browser,
  site: Site,
  runs: number,
): Promise<SiteResults['searchMs']> {
  const times: Partial<Record<SearchLine, number>> = {};
  for (const line of SEARCH_LINES) {
    times[line] = await measureMedian(browser, site, runs, (opened, server) =>
      measureSearch(opened, server, line),
    );
  }
  return times;
}

/** Times of taps, and of the first search, by site. */
async function measureGestures(
  sites: readonly Site[],
  {runs, hasTaps}: PageArgs,
  browser: Browser,
) {
  const gestures = new Map<string, Omit<SiteResults, 'version' | 'pages'>>();
  for (const site of hasTaps ? sites : []) {
    say(`taps: ${site.name}`);
    gestures.set(site.name, {
      taps: await measureTaps(browser, site, runs),
      searchMs: site.hasSearchOfOurs
        ? await measureSearches(browser, site, runs)
        : {},
      startMs:
        site.name === 'ours'
          ? await measureMedian(browser, site, runs, measureStart)
          : undefined,
      nextPageMs: await measureMedian(browser, site, runs, measureNextPage),
    });
  }
  return gestures;
}

async function measureAll(args: PageArgs, browserPath: string) {
  const sites = SITES.filter(({name}) => args.sites.includes(name));
  await buildSites(sites, args.reuse);
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const machine = machineShape(browser.version());
  // They take minutes, and the runs of Lighthouse half an hour: what fails, fails early.
  const gestures = await measureGestures(sites, args, browser).finally(() =>
    browser.close(),
  );
  const figures = await measurePages(sites, args, browserPath);
  const results = sites.map(({name, version}) => {
    const pages = args.kinds.flatMap((kind) => {
      const runs = figures.get(`${name} ${kind}`);
      return runs ? [[kind, medianFigures(runs)]] : [];
    });
    return [
      name,
      {
        version,
        pages: Object.fromEntries(pages) as Record<string, PageFigures>,
        taps: {},
        searchMs: {},
        ...gestures.get(name),
      },
    ];
  });
  return {results: Object.fromEntries(results) as Results, machine};
}

/**
 * Measures our pages and those of other generators, prints the report, and
 * fails when a floor does not hold. A full run is written to
 * tests/bench/PAGES.md; others only print.
 */
export async function run(argv: readonly string[]): Promise<void> {
  const args = readArgs(argv);
  const loads = [machineLoad()];
  const measured = await measureAll(args, ensureBrowser());
  const report = renderReport({
    ...measured,
    date: new Date().toISOString().slice(0, 10),
    commit: commitName(ROOT),
    lighthouse: versionOf('lighthouse'),
    runs: args.runs,
    minutes: minutes(),
    loads: [...loads, machineLoad()],
  });
  console.log(`\n${report}`);
  if (isFull(args)) {
    writeFileSync(
      RESULTS_FILE,
      await format(report, {parser: 'markdown', proseWrap: 'preserve'}),
    );
    say(`written to ${path.relative(ROOT, RESULTS_FILE)}`);
  }
  if (floorsOf(measured.results).some(({isMet}) => isMet === false)) {
    say('a floor does not hold');
    process.exitCode = 1;
  }
}
