import path from 'node:path';
import process from 'node:process';
import {chromium} from 'playwright-core';
import {findBrowser} from '../../.tools/ensureBrowser.mjs';
import {startStaticServer} from '../../.tools/staticServer.mjs';
import {observePanel} from './observePanel.mjs';
import {summary} from './summary.mjs';

/**
 * Measures, in Chromium on the built site, the time from a key to the paint
 * that shows its results, and the longest task of the page's main thread.
 * Usage: node tests/bench/keystroke.mjs [--slowdown=4] [--build=build]
 */
const argument = (name, fallback) =>
  process.argv
    .find((text) => text.startsWith(`--${name}=`))
    ?.slice(name.length + 3) ?? fallback;

const SLOWDOWN = Number(argument('slowdown', '4'));
const BUILD = path.resolve(argument('build', 'build'));
const QUERIES = [
  'normalize',
  'set role',
  'apply model',
  'cross validation',
  'how to deploy a model',
  'amazon s3 bucket',
  'time series forecast',
  'read csv',
];
/** Milliseconds between two keys: longer than any answer takes. */
const PAUSE_MS = 250;

/** What the main thread spends its time on, as the browser counts it. */
const COSTS = [
  'ScriptDuration',
  'RecalcStyleDuration',
  'LayoutDuration',
  'TaskDuration',
];

/** Milliseconds that the main thread has spent so far, by kind of work. */
async function mainThread(session) {
  const {metrics} = await session.send('Performance.getMetrics');
  return Object.fromEntries(
    metrics.map(({name, value}) => [name, value * 1e3]),
  );
}

const input = (page) => page.getByRole('combobox', {name: 'Search...'});

/** Types every query once; gives one measurement a key. */
async function typeAll(page) {
  for (const query of QUERIES) {
    await input(page).fill('');
    await page.waitForTimeout(PAUSE_MS);
    for (const key of query) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(PAUSE_MS);
    }
  }
  return page.evaluate(() => globalThis.keystrokes);
}

const {origin, server} = await startStaticServer({
  buildDir: BUILD,
  baseUrl: '/help/',
  port: 0,
});
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({viewport: {width: 1440, height: 900}});
  await page.goto(`${origin}/help/docs/intro`);
  // A page may wait for the first sign of a reader.
  await page.mouse.wheel(0, 1);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  // The index is loaded and the code is warm: what a second search is like.
  await input(page).fill('model');
  await page.getByRole('option').first().waitFor();
  await page.evaluate(observePanel);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  const before = await mainThread(session);
  const {keys, tasks} = await typeAll(page);
  const after = await mainThread(session);
  const first = keys.flatMap(({first}) => (first === undefined ? [] : [first]));
  const last = keys.flatMap(({last}) => (last === undefined ? [] : [last]));
  console.log(`${keys.length} keys at ${SLOWDOWN}x slowdown, in ms`);
  console.table({
    'key to first changed paint': summary(first),
    'key to last changed paint': summary(last),
    'tasks over 50 ms': summary(tasks),
  });
  console.log('main thread, mean ms a key:');
  console.table(
    Object.fromEntries(
      COSTS.map((name) => [
        name,
        Math.round(((after[name] - before[name]) / keys.length) * 10) / 10,
      ]),
    ),
  );
} finally {
  await browser.close();
  server.close();
}
