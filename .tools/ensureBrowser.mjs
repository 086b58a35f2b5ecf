import {spawnSync} from 'node:child_process';
import {accessSync, constants, existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from 'playwright-core';

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

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findSystemBrowser(env) {
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const inPath = SYSTEM_NAMES.flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  );
  return [...inPath, ...SYSTEM_FILES].find(isExecutable);
}

/**
 * Path of a Chromium: the one that CHROMIUM_PATH names, else Playwright's own,
 * else the system's; undefined when there is none.
 * Throws when CHROMIUM_PATH names no executable file.
 */
export function findBrowser(
  env = process.env,
  playwrightsOwn = chromium.executablePath(),
) {
  const named = env[BROWSER_VARIABLE];
  if (named) {
    if (!isExecutable(named)) {
      throw new Error(
        `${BROWSER_VARIABLE} names ${named}, which is no executable file. Correct it, or unset it to let the tests look for a browser.`,
      );
    }
    return named;
  }
  return existsSync(playwrightsOwn) ? playwrightsOwn : findSystemBrowser(env);
}

function run(command, args) {
  return spawnSync(command, args, {stdio: 'inherit'}).status === 0;
}

/** Installs the distribution's package: as root, or with sudo where it asks nothing. */
function installWithApt() {
  const isRoot = process.getuid?.() === 0;
  const prefix = isRoot ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...prefix, 'apt-get', ...args];
    return run(command, rest);
  };
  console.log('Installing the chromium package (apt-get) ...');
  return (
    apt('update', '-qq') &&
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium')
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
  if (existsSync('/usr/bin/apt-get')) {
    installWithApt();
  }
  const installed =
    findBrowser() ?? (installFromPlaywright() ? findBrowser() : undefined);
  if (!installed) {
    throw new Error(
      `No Chromium could be installed. Install Chromium or Chrome by hand, or set ${BROWSER_VARIABLE} to the file of one, then run the command again.`,
    );
  }
  return installed;
}
