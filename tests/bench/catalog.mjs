/* global window */

/**
 * How the catalog of a built site answers: what shifts while it loads, how much
 * work the page is, and for the keys of a query, typed and taken back, how much
 * work each is and how many nodes are put in or taken out. Work is time of the
 * processor, which other programs disturb less than time on the clock.
 *
 *   node tests/bench/catalog.mjs [build=build]
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
const buildDir = path.resolve(process.argv[2] ?? path.join(root, 'build'));
const RUNS = 5;
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
const all = {shift: [], load: [], key: [], slowest: [], moved: []};
for (let run = 0; run < RUNS; run++) {
  const page = await browser.newPage({viewport: {width: 1440, height: 900}});
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', {timeDomain: 'threadTicks'});
  const work = async () => {
    const {metrics} = await client.send('Performance.getMetrics');
    return metrics.find(({name}) => name === 'TaskDuration').value * 1000;
  };
  await page.addInitScript(observeLoad);
  await page.goto(`${origin}/help/docs/operators`, {waitUntil: 'networkidle'});
  // A page may wait for the first sign of a reader.
  await page.mouse.wheel(0, 1);
  await page.waitForSelector('.operator-catalog input[type=search]:enabled');
  all.load.push(await work());
  all.shift.push(await page.evaluate(() => window.seen.shift));
  const keys = [];
  for (const text of TEXTS) {
    const before = await work();
    const {moved} = await page.evaluate(enterText, text);
    keys.push({ms: (await work()) - before, moved});
  }
  all.key.push(median(keys.map(({ms}) => ms)));
  all.slowest.push(Math.max(...keys.map(({ms}) => ms)));
  all.moved.push(keys.reduce((sum, {moved}) => sum + moved, 0));
  await page.close();
}
await browser.close();
server.close();
const ms = (values) => `${median(values).toFixed(1)} ms`;
console.log(`${path.relative(root, buildDir)}, median of ${RUNS}:`);
console.log(`  shift while it loads (CLS): ${median(all.shift).toFixed(3)}`);
console.log(`  work while it loads: ${ms(all.load)}`);
console.log(`  work for a key: ${ms(all.key)}, most ${ms(all.slowest)}`);
console.log(
  `  nodes put in or taken out by ${TEXTS.length} keys: ${median(all.moved)}`,
);
