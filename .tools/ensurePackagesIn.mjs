import {spawnSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';
import path from 'node:path';

/** Whether a folder has the packages of its lock file. */
export function hasPackages(folder) {
  // npm writes this file at the end of each installation.
  const record = path.join(folder, 'node_modules', '.package-lock.json');
  const lockFile = path.join(folder, 'package-lock.json');
  return (
    existsSync(record) && statSync(record).mtimeMs >= statSync(lockFile).mtimeMs
  );
}

/**
 * Has npm install packages in a folder; returns its exit code. What a lock file
 * names was chosen before, and is checked by its hash; the minimum age of .npmrc
 * is for what is chosen anew.
 */
export function npm(folder, ...command) {
  const {status} = spawnSync(
    'npm',
    [...command, '--no-audit', '--no-fund', '--min-release-age=0'],
    {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  return status;
}

/**
 * Installs the packages of a folder that has a lock file of its own, when they
 * are missing or outdated. npm ci would ask for the optional packages of all
 * systems, which the lock file leaves out.
 * Throws when they cannot be installed.
 */
export function ensurePackagesIn(folder) {
  if (hasPackages(folder)) {
    return;
  }
  const shown = path.relative(process.cwd(), folder);
  console.log(`Installing the packages of ${shown} (npm install) ...`);
  if (npm(folder, 'install', '--no-save') !== 0) {
    throw new Error(
      `npm install failed in ${shown}. Check the network and the messages above, then run the command again.`,
    );
  }
}
