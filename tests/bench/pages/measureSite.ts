import type {Browser} from 'playwright-core';
import {startStaticServer} from '../../../.tools/staticServer.mjs';
import {startBenchServer} from '../shared/server/benchServer';
import {median} from '../shared/stats';
import {measureSearch} from './interaction/measureSearch';
import {measureTap} from './interaction/measureTap';
import type {TapTime} from './interaction/measureTap';
import {BASE_URL, PAGES} from './kinds';
import type {Kind} from './kinds';
import type {PageFigures} from './lighthouse/figures';
import {runLighthouse} from './lighthouse/runLighthouse';
import type {Site, TapName} from './sites/types';

async function withServer<T>(
  {buildDir}: Site,
  measure: (base: string) => Promise<T>,
): Promise<T> {
  const {server, origin} = await startStaticServer({
    buildDir,
    baseUrl: BASE_URL,
    port: 0,
  });
  try {
    return await measure(`${origin}${BASE_URL}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Figures of a page in one run. */
export const measurePage = (
  site: Site,
  kind: Kind,
  run: number,
  browserPath: string,
): Promise<PageFigures> =>
  withServer(site, (base) =>
    runLighthouse(
      base + PAGES[kind],
      `${site.name}-${kind}-${run}`.replaceAll(/[^\w-]+/g, '-'),
      browserPath,
    ),
  );

/** Times of the first taps on the pages of a site, each the median of some runs. */
export const measureTaps = (
  browser: Browser,
  site: Site,
  runs: number,
): Promise<Partial<Record<TapName, TapTime>>> =>
  withServer(site, async (base) => {
    const times: Partial<Record<TapName, TapTime>> = {};
    for (const [name, tap] of Object.entries(site.taps)) {
      const taps: TapTime[] = [];
      for (let run = 0; run < runs; run++) {
        taps.push(await measureTap(browser, base + PAGES[tap.kind], tap));
      }
      times[name as TapName] = {
        paintMs: median(taps.map(({paintMs}) => paintMs)),
        effectMs: median(taps.map(({effectMs}) => effectMs)),
      };
    }
    return times;
  });

/** Time to the first result of a site in ms, as the median of some runs. */
export async function measureSearches(
  browser: Browser,
  {buildDir}: Site,
  runs: number,
): Promise<number> {
  const server = await startBenchServer([buildDir]);
  try {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) {
      times.push(await measureSearch(browser, server));
    }
    return median(times);
  } finally {
    server.close();
  }
}
