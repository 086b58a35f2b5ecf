import {spawnSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';
import path from 'node:path';

/** True when the packages of a folder were installed after the last change of the file that names them. */
export function hasPackages(folder, file = 'package-lock.json') {
  // npm writes this file at the end of each installation.
  const record = path.join(folder, 'node_modules', '.package-lock.json');
  return (
    existsSync(record) &&
    statSync(record).mtimeMs >= statSync(path.join(folder, file)).mtimeMs
  );
}

/** Runs an npm command in a folder; returns its exit code. */
export function npm(folder, ...command) {
  const {status} = spawnSync('npm', [...command, '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  return status;
}

/**
 * Installs the packages of a folder with its own package.json and no lock
 * file, when they are missing or outdated.
 * Throws when they cannot be installed.
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
