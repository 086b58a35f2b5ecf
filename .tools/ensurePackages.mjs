import {spawnSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** Path of the project folder. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/**
 * Major versions of Node that the project is tested with. `engines` in
 * package.json also lists them.
 */
const NODE_VERSIONS = [20, 22, 24, 26];

/**
 * Returns a message if the project does not run on a version of Node, such as
 * `25.1.0`, otherwise undefined. Versions newer than the list might work.
 */
export function nodeProblem(version) {
  const major = Number(version.split('.')[0]);
  return NODE_VERSIONS.includes(major) || major > NODE_VERSIONS.at(-1)
    ? undefined
    : `This project runs on Node ${NODE_VERSIONS.join(', ')}; this is Node ${version}. Install one of them from nodejs.org, then run the command again.`;
}

/**
 * True if the packages of a folder were installed after the last change to
 * `file`, which lists them.
 */
function hasPackages(folder, file = 'package-lock.json') {
  // npm writes this file at the end of each installation.
  const record = path.join(folder, 'node_modules', '.package-lock.json');
  return (
    existsSync(record) &&
    statSync(record).mtimeMs >= statSync(path.join(folder, file)).mtimeMs
  );
}

/** Runs an npm command in a folder and returns its exit code. */
function npm(folder, ...command) {
  const {status} = spawnSync('npm', [...command, '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  return status;
}

/** Installs the packages of the lock file if they are missing or outdated. */
export function ensurePackages() {
  const problem = nodeProblem(process.versions.node);
  if (problem) {
    console.error(problem);
    process.exit(1);
  }
  if (hasPackages(root)) {
    return;
  }
  console.log('Installing packages (npm ci), this takes a minute or two ...');
  // The lock file pins versions by hash, so their age does not matter here.
  const status = npm(root, 'ci', '--min-release-age=0');
  if (status !== 0) {
    console.error(
      'npm ci failed. Check the network and the messages above, then run the command again.',
    );
    process.exit(status ?? 1);
  }
}

/**
 * Installs the packages of a folder with its own package.json, but without a
 * lock file, if they are missing or outdated.
 * @throws Error if the installation fails.
 */
export function ensurePackagesIn(folder) {
  if (hasPackages(folder, 'package.json')) {
    return;
  }
  const shown = path.relative(process.cwd(), folder);
  console.log(`Installing the packages of ${shown} (npm install) ...`);
  if (npm(folder, 'install') !== 0) {
    throw new Error(
      `npm install failed in ${shown}. Check the network and the messages above, then run the command again.`,
    );
  }
}
