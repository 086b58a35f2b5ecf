import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from 'playwright-core';
import {compressFiles} from '../../../plugins/hosting/server/compressFiles';
import {isMet} from '../shared/report/floor';
import {publish, say, withBrowser} from '../shared/run';
import {startBenchServer} from '../shared/server/benchServer';
import {median} from '../shared/stats';
import {readArgs} from './args';
import type {PageArgs} from './args';
import {floorsOf} from './floors';
import type {ValueName, Values} from './floors';
import type {Figure} from './lighthouse/figures';
import {runLighthouse} from './lighthouse/runLighthouse';
import {measureGesture} from './measureGesture';
import {renderReport} from './render';
import type {Site} from './site';
import {ours, undeferred} from './sites/ours';
import {starlight} from './sites/starlight';
import {vitepress} from './sites/vitepress';

const ALL_SITES = [ours, undeferred, starlight, vitepress];

/** Records a value of one run. */
type Add = (value: number, ...name: ValueName) => void;

async function buildSites(sites: readonly Site[], reuse: boolean) {
  for (const {name, buildDir, build} of sites) {
    if (!(reuse && existsSync(path.join(buildDir, 'index.html.br')))) {
      say(`building: ${name}`);
      await build();
      // Lower Brotli quality than in a release, for all sites.
      await compressFiles(buildDir, 8);
    }
  }
}

/** Measures each gesture once at each moment and on each line. Sites take turns. */
async function measureGestures(
  browser: Browser,
  sites: readonly Site[],
  {gestures, lines, moments}: PageArgs,
  add: Add,
) {
  for (const {name: site, buildDir, gestures: known} of sites) {
    const server = await startBenchServer(buildDir);
    for (const name of gestures) {
      const gesture = known[name];
      for (const line of gesture ? lines : []) {
        for (const moment of moments) {
          add(
            await measureGesture(browser, server, gesture!, line, moment),
            ...([site, name, line, moment] as const),
          );
        }
      }
    }
    server.close();
  }
}

/** Measures the pages once. Sites take turns. */
async function measurePages(
  sites: readonly Site[],
  {kinds}: PageArgs,
  add: Add,
) {
  for (const kind of kinds) {
    for (const site of sites.filter((each) => each.kinds.includes(kind))) {
      const figures = await runLighthouse(site, kind);
      for (const [figure, value] of Object.entries(figures)) {
        add(value, site.name, kind, figure as Figure);
      }
    }
  }
}

/**
 * Measures our pages and the pages of other generators, prints the report, and
 * fails if a floor is missed. A full run writes the report to
 * tests/bench/PAGES.md.
 */
export async function run(argv: readonly string[]): Promise<void> {
  const args = readArgs(argv);
  const sites = ALL_SITES.filter(({name}) => args.only.includes(name));
  const runs = new Map<string, number[]>();
  const add: Add = (value, ...name) => {
    const key = name.join(', ');
    runs.set(key, [...(runs.get(key) ?? []), value]);
  };
  const values: Values = (...name) => {
    const measured = runs.get(name.join(', '));
    return measured && median(measured);
  };
  await buildSites(sites, args.reuse);
  const browserVersion = await withBrowser(async (browser) => {
    for (let turn = 1; turn <= args.runs; turn++) {
      say(`run ${turn} of ${args.runs}: gestures`);
      await measureGestures(browser, sites, args, add);
    }
    return browser.version();
  });
  for (let turn = 1; turn <= args.runs; turn++) {
    say(`run ${turn} of ${args.runs}: Lighthouse`);
    await measurePages(sites, args, add);
  }
  await publish(
    renderReport({args, browserVersion, sites, values}),
    args.isFull ? 'PAGES.md' : undefined,
  );
  if (floorsOf(values).some((rule) => isMet(rule) === false)) {
    say('a floor does not hold');
    process.exitCode = 1;
  }
}
