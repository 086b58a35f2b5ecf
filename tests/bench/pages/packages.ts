import {readFileSync} from 'node:fs';
import path from 'node:path';
import {newNode} from '../../../.tools/newNode.mjs';
import {runCommand} from '../shared/run';

/** Folder of the peers' sites. It can be deleted at any time. */
export const CACHE_DIR = path.join(__dirname, '.cache');

const packageFile = (file: string) =>
  path.join(__dirname, 'node_modules', file);

/** Name and version of a package of the benchmark. */
export function versionOf(name: string): string {
  const file = packageFile(`${name}/package.json`);
  const {version} = JSON.parse(readFileSync(file, 'utf8')) as {
    version: string;
  };
  return `${name} ${version}`;
}

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
  await runCommand([node, packageFile(script), ...args], cwd, env);
}
