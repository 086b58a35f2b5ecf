import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {hasPackages, npm} from './ensurePackagesIn.mjs';

/** Folder of the project. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const OLDEST_NODE = 20;

/** Installs the packages of the lock file when they are missing or outdated. */
export function ensurePackages() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) {
    console.error(
      `This project needs Node ${OLDEST_NODE} or later; this is Node ${process.versions.node}. Install a newer one from nodejs.org, then run the command again.`,
    );
    process.exit(1);
  }
  if (hasPackages(root)) {
    return;
  }
  console.log('Installing packages (npm ci), this takes a minute or two ...');
  const status = npm(root, 'ci');
  if (status !== 0) {
    console.error(
      'npm ci failed. Check the network and the messages above, then run the command again.',
    );
    process.exit(status ?? 1);
  }
}
