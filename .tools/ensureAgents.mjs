import {existsSync} from 'node:fs';
import path from 'node:path';
import {ensurePackagesIn, root} from './ensurePackages.mjs';
import {newNode} from './newNode.mjs';

/**
 * Folder of the checks for programs that read the site. It has its own
 * packages.
 */
export const AGENTS_FOLDER = path.join(root, 'tests', 'agents');

/**
 * Returns the path of a Node.js that can run these checks. Undefined without
 * one, or if the packages are not installed.
 */
export const findAgentsNode = () =>
  existsSync(path.join(AGENTS_FOLDER, 'node_modules', 'lighthouse'))
    ? newNode(AGENTS_FOLDER)
    : undefined;

/** Installs the packages of the checks. If that fails, prints that the checks are skipped. */
export function ensureAgents() {
  try {
    ensurePackagesIn(AGENTS_FOLDER);
  } catch (error) {
    console.log(
      `${error.message} Without them, the checks of afdocs and Lighthouse are skipped.`,
    );
  }
}
