import path from 'node:path';
import {
  createMatcher,
  GENERATED_FILES_DIR_NAME,
  posixPath,
} from '@docusaurus/utils';
import type {PluginOptions} from '../options';

/** Name of the plugin, which its files in `.docusaurus` are below. */
export const PLUGIN_NAME = 'operator-pages';

/** File with the entries of the catalog, among those that the plugin generates. */
export const CATALOG_DATA = 'catalog.json';

/** Where a site keeps its pages, and which of them are operators. */
export type SiteFiles = {
  /** Absolute folder of the docs. */
  readonly docsDir: string;
  /** Absolute folder of the views. */
  readonly viewsDir: string;
  /** Absolute path of the file that says what is wrong with the files that all operators share. */
  readonly messagesFile: string;
  /** Path of a file below the docs, with `/`; undefined for one elsewhere. */
  readonly relative: (file: string) => string | undefined;
  /** Path of a file for messages, from the root of the site. */
  readonly display: (file: string) => string;
  /** Whether a page, by its path below the docs, is an operator's. */
  readonly isOperator: (relative: string) => boolean;
  /** The file that holds what a page shows besides its own text. */
  readonly viewFile: (relative: string) => string;
};

/** Doc id of a page below the docs. */
export function idOf(relative: string): string {
  return relative.replace(/\.mdx?$/, '');
}

/** Paths of a site that the plugin reads and writes. */
export function siteFiles(
  siteDir: string,
  {id, docsPath, include, exclude}: PluginOptions,
): SiteFiles {
  const docsDir = path.resolve(siteDir, docsPath);
  const ownDir = path.join(siteDir, GENERATED_FILES_DIR_NAME, PLUGIN_NAME, id);
  const viewsDir = path.join(ownDir, 'views');
  const included = createMatcher([...include]);
  const excluded = createMatcher([...exclude]);
  return {
    docsDir,
    viewsDir,
    messagesFile: path.join(ownDir, 'messages.json'),
    relative: (file) => {
      const relative = posixPath(path.relative(docsDir, file));
      return relative.startsWith('../') ? undefined : relative;
    },
    display: (file) => posixPath(path.relative(siteDir, file)),
    isOperator: (relative) => included(relative) && !excluded(relative),
    viewFile: (relative) =>
      path.join(viewsDir, `${idOf(relative).replaceAll('/', '--')}.json`),
  };
}
