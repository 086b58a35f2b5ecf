import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from 'playwright-core';
import {
  findExecutable,
  installWithApt,
  namedExecutable,
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

/** Returns the path of a browser, and installs Chromium first if there is none. */
export function ensureBrowser() {
  if (!findBrowser()) {
    installWithApt('chromium');
  }
  if (!findBrowser()) {
    console.log("Downloading Playwright's Chromium for the tests ...");
    const cli = path.join('node_modules', 'playwright-core', 'cli.js');
    spawnSync(process.execPath, [cli, 'install', 'chromium'], {
      stdio: 'inherit',
    });
  }
  const found = findBrowser();
  if (!found) {
    throw new Error(
      `No Chromium could be installed. Install Chromium or Chrome by hand, or set ${BROWSER_VARIABLE} to the file of one, then run the command again.`,
    );
  }
  return found;
}

/**
 * Installs a browser for the tests if there is none, and as root on Debian also
 * Chromium without windows. If that fails, the tests use the other one and take longer.
 */
export function ensureBrowsers(env = process.env) {
  ensureBrowser();
  const isRoot = process.getuid?.() === 0;
  if (
    isRoot &&
    !env[BROWSER_VARIABLE] &&
    !findExecutable(env, HEADLESS_NAMES)
  ) {
    installWithApt('chromium-headless-shell');
  }
}
