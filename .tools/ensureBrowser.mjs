import {spawnSync} from 'node:child_process';
import {accessSync, constants, existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from 'playwright-core';

/** Environment variable with the path of the browser for tests. */
const BROWSER_VARIABLE = 'CHROMIUM_PATH';

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

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds an executable by its names in the folders of PATH, or else in a list of
 * files.
 */
function findExecutable(env, names, files = []) {
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const inPath = names.flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  );
  return [...inPath, ...files].find(isExecutable);
}

/**
 * Returns the browser in CHROMIUM_PATH, if it is set.
 * @throws Error if the value is not an executable file.
 */
function namedBrowser(env) {
  const named = env[BROWSER_VARIABLE] || undefined;
  if (named && !isExecutable(named)) {
    throw new Error(
      `${BROWSER_VARIABLE} names ${named}, which is not an executable file. Correct it, or unset it to let the tests look for a browser.`,
    );
  }
  return named;
}

/**
 * Installs a package on Debian or Ubuntu: as root, or with sudo if it does not
 * require a password. Does nothing on other systems.
 */
function installWithApt(name) {
  if (!existsSync('/usr/bin/apt-get')) {
    return;
  }
  console.log(`Installing ${name} for the tests (apt-get) ...`);
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const args of [
    ['update'],
    ['install', '-y', '--no-install-recommends', name],
  ]) {
    const [command, ...rest] = [...prefix, 'apt-get', '-qq', ...args];
    spawnSync(command, rest, {stdio: ['ignore', 'ignore', 'inherit']});
  }
}

/**
 * Returns the path of a Chromium: the one in CHROMIUM_PATH, or else
 * Playwright's or the system's. Returns undefined if there is none.
 * @throws Error if CHROMIUM_PATH is not an executable file.
 */
export function findBrowser(
  env = process.env,
  playwrightsOwn = chromium.executablePath(),
) {
  return (
    namedBrowser(env) ??
    (existsSync(playwrightsOwn)
      ? playwrightsOwn
      : findExecutable(env, SYSTEM_NAMES, SYSTEM_FILES))
  );
}

/**
 * Names of headless Chromium, which opens a page with a third less processor
 * time.
 */
const HEADLESS_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * Returns the path of the Chromium for browser tests: the one in CHROMIUM_PATH,
 * or else a headless one, or else the result of `findBrowser`.
 */
export function findHeadlessBrowser(env = process.env) {
  return (
    namedBrowser(env) ?? findExecutable(env, HEADLESS_NAMES) ?? findBrowser(env)
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
 * Installs a browser for the tests if there is none and, as root on Debian,
 * also headless Chromium. If that fails, the tests use the other browser and
 * take longer.
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
