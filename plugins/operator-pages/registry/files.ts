import path from 'node:path';
import {
  createMatcher,
  DEFAULT_PLUGIN_ID,
  GENERATED_FILES_DIR_NAME,
  posixPath,
} from '@docusaurus/utils';
import type {PluginOptions} from '../options';

/** Name of the plugin, which is also the name of its folder in `.docusaurus`. */
export const PLUGIN_NAME = 'operator-pages';

/**
 * True for a family page, which describes the operators of its folder: an index
 * page without a record. An index page with a record describes an operator.
 */
export function isFamilyPage(
  relative: string,
  {operator}: Readonly<Record<string, unknown>>,
): boolean {
  return operator === undefined && /(^|\/)index\.mdx?$/.test(relative);
}

/** Returns the doc id of a page from its path below the docs. */
export function idOf(relative: string): string {
  return relative.replace(/\.mdx?$/, '');
}

/**
 * Returns the paths of a site's pages and of the files that the plugin writes,
 * and tests for operator pages.
 */
export function siteFiles(
  siteDir: string,
  {docsPath, include, exclude}: PluginOptions,
) {
  const docsDir = path.resolve(siteDir, docsPath);
  const ownDir = path.join(
    siteDir,
    GENERATED_FILES_DIR_NAME,
    PLUGIN_NAME,
    DEFAULT_PLUGIN_ID,
  );
  const viewsDir = path.join(ownDir, 'views');
  const included = createMatcher([...include]);
  const excluded = createMatcher([...exclude]);
  const viewBase = (relative: string) =>
    path.join(viewsDir, idOf(relative).replaceAll('/', '--'));
  return {
    docsDir,
    viewsDir,
    /** Returns the path of a file from the site's root, for messages. */
    display: (file: string) => posixPath(path.relative(siteDir, file)),
    /** JSON file with messages about the files that all operators share. */
    messagesFile: path.join(ownDir, 'messages.json'),
    /**
     * Path of a page below the docs, with `/`. Undefined for a file outside the
     * docs.
     */
    relativeOf: (file: string) => {
      const relative = path.relative(docsDir, file);
      return relative.startsWith('..') || path.isAbsolute(relative)
        ? undefined
        : posixPath(relative);
    },
    /** True for pages of operators and their families. */
    isOperator: (relative: string) => included(relative) && !excluded(relative),
    viewFile: (relative: string) => `${viewBase(relative)}.json`,
    /** JSON file with the initial data of a page's live example. */
    trialFile: (relative: string) => `${viewBase(relative)}.trial.json`,
  };
}

export type SiteFiles = ReturnType<typeof siteFiles>;
