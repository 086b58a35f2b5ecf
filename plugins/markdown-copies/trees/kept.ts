import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';
import type {Root} from 'mdast';

/** Name of the plugin, and of its folder of generated files. */
export const PLUGIN_NAME = 'markdown-copies';

type Kept = {
  /** Of the file that the tree was made from. */
  readonly hash: string;
  readonly tree: Root;
};

function hashOf(siteDir: string, file: string): string {
  const source = readFileSync(path.join(siteDir, file));
  return createHash('sha1').update(source).digest('base64url');
}

/** Docusaurus names the language that it builds in this variable. */
const locale = () => process.env.DOCUSAURUS_CURRENT_LOCALE ?? 'default';

const pathOf = (siteDir: string, file: string) =>
  path.join(
    siteDir,
    GENERATED_FILES_DIR_NAME,
    PLUGIN_NAME,
    locale(),
    `${file}.json`,
  );

/** Leaves out what a copy does not need: places in the source, and data for other plugins. */
const slim = (key: string, value: unknown) =>
  typeof value === 'object' && (key === 'position' || key === 'data')
    ? undefined
    : value;

/**
 * Keeps the flattened tree of a file among the generated files until the end
 * of the build, and for later builds, which take pages that have not changed
 * from the cache of the bundler and do not compile them.
 */
export function keepTree(siteDir: string, file: string, tree: Root): void {
  const kept = pathOf(siteDir, file);
  mkdirSync(path.dirname(kept), {recursive: true});
  const content: Kept = {hash: hashOf(siteDir, file), tree};
  writeFileSync(kept, JSON.stringify(content, slim));
}

/** The flattened tree of a file; undefined if none is kept of its present content. */
export function keptTree(siteDir: string, file: string): Root | undefined {
  try {
    const {hash, tree} = JSON.parse(
      readFileSync(pathOf(siteDir, file), 'utf8'),
    ) as Kept;
    return hash === hashOf(siteDir, file) ? tree : undefined;
  } catch {
    return undefined; // not there, or half of it, if a build was stopped
  }
}
