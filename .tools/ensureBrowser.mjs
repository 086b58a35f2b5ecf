import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from 'playwright-core';
import {
  findExecutable,
  installWithApt,
  namedExecutable,
  run,
} from './executables.mjs';

/** Environment variable that names the browser to test with. */
export const BROWSER_VARIABLE = 'CHROMIUM_PATH';

const SYSTEM_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];
const SYSTEM_FILES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Path of a Chromium: the one that CHROMIUM_PATH names, else Playwright's own,
 * else the system's; undefined when there is none.
 * Throws when CHROMIUM_PATH names no executable file.
 */
export function findBrowser(
  env = process.env,
  playwrightsOwn = chromium.executablePath(),
) {
  const named = namedExecutable(env, BROWSER_VARIABLE, 'a browser');
  if (named) {
    return named;
  }
  return existsSync(playwrightsOwn)
    ? playwrightsOwn
    : findExecutable(env, SYSTEM_NAMES, SYSTEM_FILES);
}

/** Names of Chromium without windows, which opens a page in a third less processor time. */
const HEADLESS_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * Path of the Chromium that the browser tests drive: the one that CHROMIUM_PATH
 * names, else one without windows, else the one of `findBrowser`.
 */
export function findHeadlessBrowser(env = process.env) {
  return (
    namedExecutable(env, BROWSER_VARIABLE, 'a browser') ??
    findExecutable(env, HEADLESS_NAMES) ??
    findBrowser(env)
  );
}

function installFromPlaywright() {
  console.log("Downloading Playwright's Chromium ...");
  return run(process.execPath, [
    path.join('node_modules', 'playwright-core', 'cli.js'),
    'install',
    'chromium',
  ]);
}

/** Path of a browser for the tests; installs one when there is none. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) {
    return found;
  }
  console.log('The browser tests need a Chromium and there is none yet.');
  installWithApt('chromium');
  const installed =
    findBrowser() ?? (installFromPlaywright() ? findBrowser() : undefined);
  if (!installed) {
    throw new Error(
      `No Chromium could be installed. Install Chromium or Chrome by hand, or set ${BROWSER_VARIABLE} to the file of one, then run the command again.`,
    );
  }
  return installed;
}

/** Installs Chromium without windows. If that fails, the browser tests use the other one and take longer. */
export function ensureHeadlessBrowser(env = process.env) {
  const isRoot = process.getuid?.() === 0;
  if (
    isRoot &&
    !env[BROWSER_VARIABLE] &&
    !findExecutable(env, HEADLESS_NAMES)
  ) {
    installWithApt('chromium-headless-shell');
  }
}
