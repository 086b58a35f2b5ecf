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
 * True for the page of a family, which describes the operators of its folder: an
 * index page without a record. One with a record is an operator's.
 */
export function isFamilyPage(
  relative: string,
  {operator}: Readonly<Record<string, unknown>>,
): boolean {
  return operator === undefined && /(^|\/)index\.mdx?$/.test(relative);
}

/** Doc id of a page below the docs. */
export function idOf(relative: string): string {
  return relative.replace(/\.mdx?$/, '');
}

/** Paths of the pages of a site and of the files that the plugin writes, and which pages are operators. */
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
    /** Path of a file from the root of the site, for messages. */
    display: (file: string) => posixPath(path.relative(siteDir, file)),
    /** JSON file of the messages on files that all operators share. */
    messagesFile: path.join(ownDir, 'messages.json'),
    /** Path of a page below the docs, with `/`; undefined for a file elsewhere. */
    relativeOf: (file: string) => {
      const relative = path.relative(docsDir, file);
      return relative.startsWith('..') || path.isAbsolute(relative)
        ? undefined
        : posixPath(relative);
    },
    /** True for the pages of operators and of their families. */
    isOperator: (relative: string) => included(relative) && !excluded(relative),
    viewFile: (relative: string) => `${viewBase(relative)}.json`,
    /** JSON file of the data that the live example of a page starts with. */
    trialFile: (relative: string) => `${viewBase(relative)}.trial.json`,
  };
}

export type SiteFiles = ReturnType<typeof siteFiles>;
