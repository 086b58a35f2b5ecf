import path from 'node:path';
import {newNode} from '../../../.tools/newNode.mjs';
import {runCommand, versionIn} from '../shared/run';

/** Folder of the peers' sites. It can be deleted at any time. */
export const CACHE_DIR = path.join(__dirname, '.cache');

/** Name and version of a package of the benchmark. */
export const versionOf = (name: string) => versionIn(__dirname, name);

/**
 * Runs a script of a package of the benchmark.
 * @throws Error if the current Node.js is too old for the packages and no other
 * version is available.
 */
export async function runPackage(
  [script, ...args]: readonly [string, ...string[]],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const node = newNode(__dirname);
  if (!node) {
    throw new Error(
      `Astro and Lighthouse need Node.js 22.19 or later, and this is ${process.versions.node}. Run the command with a later version.`,
    );
  }
  const file = path.join(__dirname, 'node_modules', script);
  await runCommand([node, file, ...args], cwd, env);
}
