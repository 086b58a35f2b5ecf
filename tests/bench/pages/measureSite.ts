import type {Browser} from 'playwright-core';
import {startStaticServer} from '../../../.tools/staticServer.mjs';
import {startBenchServer} from '../shared/server/benchServer';
import type {BenchServer} from '../shared/server/benchServer';
import {median} from '../shared/stats';
import {LINE_NAMES} from './interaction/lines';
import {measureTap} from './interaction/measureTap';
import type {TapTime} from './interaction/measureTap';
import type {TapTimes} from './report/results';
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

/** Times of the first taps on the pages of a site on each line, each the median of some runs. */
export async function measureTaps(
  browser: Browser,
  {buildDir, taps}: Site,
  runs: number,
): Promise<TapTimes> {
  const server = await startBenchServer([buildDir]);
  const times: TapTimes = {};
  try {
    for (const [name, tap] of Object.entries(taps)) {
      for (const line of LINE_NAMES) {
        const measured: TapTime[] = [];
        for (let run = 0; run < runs; run++) {
          measured.push(await measureTap(browser, server, tap, line));
        }
        times[`${name as TapName}, ${line}`] = {
          paintMs: median(measured.map(({paintMs}) => paintMs)),
          effectMs: median(measured.map(({effectMs}) => effectMs)),
        };
      }
    }
    return times;
  } finally {
    server.close();
  }
}

/** What takes one run of a measurement on a served site. */
type Measure = (browser: Browser, server: BenchServer) => Promise<number>;

/** A time of a site in ms, as the median of some runs. */
export async function measureMedian(
  browser: Browser,
  {buildDir}: Site,
  runs: number,
  measure: Measure,
): Promise<number> {
  const server = await startBenchServer([buildDir]);
  try {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) {
      times.push(await measure(browser, server));
    }
    return median(times);
  } finally {
    server.close();
  }
}
