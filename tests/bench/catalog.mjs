/* global window */

/**
 * How the catalog of a built site answers: what shifts while it loads, how long
 * the browser is busy, and for each key of a query, typed and taken back, how
 * long the list takes and how many nodes are put in or taken out. The processor
 * is slowed down.
 *
 *   node tests/bench/catalog.mjs [build=reports/bench-operators/build]
 */
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {chromium} from 'playwright-core';
import {findBrowser} from '../../.tools/ensureBrowser.mjs';
import {startStaticServer} from '../../.tools/staticServer.mjs';
import {enterText, observeLoad} from './observeCatalog.mjs';

const root = path.dirname(
  path.dirname(path.dirname(fileURLToPath(import.meta.url))),
);
const buildDir = path.resolve(
  process.argv[2] ?? path.join(root, 'reports/bench-operators/build'),
);
const SLOWDOWN = 4;
const RUNS = 3;
const QUERY = 'missing';

/** The field after each key: letters come, then go. */
const TEXTS = Array.from(QUERY, (_, at) => QUERY.slice(0, at + 1));
TEXTS.push(...TEXTS.slice(0, -1).reverse(), '');

const median = (numbers) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const {server, origin} = await startStaticServer({
  buildDir,
  baseUrl: '/help/',
  port: 0,
});
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox'],
});
const all = {shift: [], busy: [], key: [], slowest: [], moved: []};
for (let run = 0; run < RUNS; run++) {
  const page = await browser.newPage({viewport: {width: 1440, height: 900}});
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  await page.addInitScript(observeLoad);
  await page.goto(`${origin}/help/docs/operators`, {waitUntil: 'networkidle'});
  await page.waitForSelector('.operator-catalog input[type=search]:enabled');
  const {shift, busy} = await page.evaluate(() => window.seen);
  const keys = [];
  for (const text of TEXTS) {
    keys.push(await page.evaluate(enterText, text));
  }
  all.shift.push(shift);
  all.busy.push(busy);
  all.key.push(median(keys.map(({ms}) => ms)));
  all.slowest.push(Math.max(...keys.map(({ms}) => ms)));
  all.moved.push(keys.reduce((sum, {moved}) => sum + moved, 0));
  await page.close();
}
await browser.close();
server.close();
console.log(
  `${path.relative(root, buildDir)}, processor ${SLOWDOWN} times slower, median of ${RUNS}:`,
);
console.log(`  shift while it loads (CLS): ${median(all.shift).toFixed(3)}`);
console.log(
  `  busy while it loads: ${Math.round(median(all.busy))} ms beyond 50 ms a task`,
);
console.log(
  `  a key until the list is painted: ${Math.round(median(all.key))} ms, the slowest ${Math.round(median(all.slowest))} ms`,
);
console.log(
  `  nodes put in or taken out by ${TEXTS.length} keys: ${median(all.moved)}`,
);
