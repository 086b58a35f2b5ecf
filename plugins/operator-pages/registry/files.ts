import path from 'node:path';
import {
  createMatcher,
  GENERATED_FILES_DIR_NAME,
  posixPath,
} from '@docusaurus/utils';
import type {PluginOptions} from '../options';
import {CURRENT_VERSION, placeFinder, versionPath} from './versions';
import type {Place} from './versions';

/** Name of the plugin, which its files in `.docusaurus` are below. */
export const PLUGIN_NAME = 'operator-pages';

/** File that the plugin generates for a version: the entries of the catalog, or the numbers of operators. */
export function dataFile(name: 'catalog' | 'summary', version: string): string {
  return version === CURRENT_VERSION
    ? `${name}.json`
    : `${name}-${version}.json`;
}

/** Where a site keeps its pages, and which of them are operators. */
export type SiteFiles = {
  /** Absolute folder of the docs. */
  readonly docsDir: string;
  /** Absolute folder of the views of a version. */
  readonly viewsDir: (version?: string) => string;
  /** Absolute path of the file that says what is wrong with the files that all operators share. */
  readonly messagesFile: string;
  /** Absolute path of the file with the words of the language that is built. */
  readonly languageFile: string;
  /** Absolute folder of the pages of a version, not of their translations. */
  readonly versionDir: (version: string) => string;
  /** Version of a page and its path there; undefined for a file elsewhere. */
  readonly placeOf: (file: string) => Place | undefined;
  /** Path of a file for messages, from the root of the site. */
  readonly display: (file: string) => string;
  /** Whether a page, by its path below the docs, is an operator's, or the page of its family. */
  readonly isOperator: (relative: string) => boolean;
  /** The file that holds what a page shows besides its own text. */
  readonly viewFile: (relative: string, version?: string) => string;
  /** The file that holds what the live example of a page starts with, beside its view. */
  readonly trialFile: (relative: string, version?: string) => string;
  /** The file with what the operator of a page does, for all versions and translations. */
  readonly codeFile: (relative: string) => string;
};

/**
 * Whether a page tells what the operators of its folder have in common: an
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

/** Paths of a site that the plugin reads and writes. */
export function siteFiles(siteDir: string, options: PluginOptions): SiteFiles {
  const {id, include, exclude} = options;
  const ownDir = path.join(siteDir, GENERATED_FILES_DIR_NAME, PLUGIN_NAME, id);
  const included = createMatcher([...include]);
  const excluded = createMatcher([...exclude]);
  const findPlace = placeFinder(options);
  const display = (file: string) => posixPath(path.relative(siteDir, file));
  const versionDir = (version: string) =>
    path.resolve(siteDir, versionPath(version, options));
  const viewsDir = (version = CURRENT_VERSION) =>
    path.join(ownDir, 'views', version);
  const viewBase = (relative: string, version?: string) =>
    path.join(viewsDir(version), idOf(relative).replaceAll('/', '--'));
  return {
    docsDir: versionDir(CURRENT_VERSION),
    viewsDir,
    messagesFile: path.join(ownDir, 'messages.json'),
    languageFile: path.join(ownDir, 'language.json'),
    versionDir,
    placeOf: (file) => findPlace(display(file)),
    display,
    isOperator: (relative) => included(relative) && !excluded(relative),
    viewFile: (relative, version) => `${viewBase(relative, version)}.json`,
    trialFile: (relative, version) =>
      `${viewBase(relative, version)}.trial.json`,
    codeFile: (relative) =>
      path.join(siteDir, options.codePath, `${idOf(relative)}.ts`),
  };
}
