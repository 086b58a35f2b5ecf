import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  createMatcher,
  GENERATED_FILES_DIR_NAME,
  getPluginI18nPath,
  posixPath,
} from '@docusaurus/utils';
import {
  CURRENT_VERSION_NAME,
  VERSIONED_DOCS_DIR,
  VERSIONS_JSON_FILE,
} from '@docusaurus/plugin-content-docs/server';
import type {PluginOptions} from '../options';

/** Name of the plugin, which its files in `.docusaurus` are below. */
export const PLUGIN_NAME = 'operator-pages';

/** Name of the version whose pages are in the folder of the docs itself. */
export const CURRENT_VERSION = CURRENT_VERSION_NAME;

/** Name of the docs plugin, which its content and the folders of translations have. */
export const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** A site as it is built for a language. */
export type Site = {
  readonly siteDir: string;
  /** Absolute folder of the translations into that language. */
  readonly localizationDir: string;
};

/** Where the pages of a version are. */
export type VersionFolders = {
  /** `current`, or a name in `versions.json`. */
  readonly name: string;
  /** Absolute folder of its pages. */
  readonly dir: string;
  /** Absolute folder of those that are translated; there may be none. */
  readonly localizedDir: string;
};

/** A page by its version, and its path in the folder of that version, with `/`. */
type Place = {readonly version: string; readonly relative: string};

function folderName(version: string): string {
  return version === CURRENT_VERSION ? version : `version-${version}`;
}

/** Absolute folder of the pages of a version, not of their translations. */
function versionDir(
  siteDir: string,
  options: PluginOptions,
  version: string,
): string {
  return version === CURRENT_VERSION
    ? path.resolve(siteDir, options.docsPath)
    : path.join(siteDir, VERSIONED_DOCS_DIR, folderName(version));
}

/** All versions of the docs of a site, the current one first. */
export function versionsOf(
  {siteDir, localizationDir}: Site,
  options: PluginOptions,
): VersionFolders[] {
  const list = path.join(siteDir, VERSIONS_JSON_FILE);
  const written = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as string[])
    : [];
  return [CURRENT_VERSION, ...written].map((name) => ({
    name,
    dir: versionDir(siteDir, options, name),
    localizedDir: getPluginI18nPath({
      localizationDir,
      pluginName: DOCS_PLUGIN,
      subPaths: [folderName(name)],
    }),
  }));
}

const VERSION_FILE = new RegExp(
  `^(?:${VERSIONED_DOCS_DIR}|(?:.+/)?${DOCS_PLUGIN})/(${CURRENT_VERSION}|version-[^/]+)/(.+)$`,
);

/** The place of a page by its path from the root of the site; undefined if it is not a page of the docs. */
function placeIn(options: PluginOptions, file: string): Place | undefined {
  const docs = path.posix.join(options.docsPath, '/');
  if (file.startsWith(docs)) {
    return {version: CURRENT_VERSION, relative: file.slice(docs.length)};
  }
  const [, folder = '', relative] = VERSION_FILE.exec(file) ?? [];
  return relative === undefined
    ? undefined
    : {version: folder.replace(/^version-/, ''), relative};
}

/** File that the plugin generates for a version: the entries of the catalog, or the numbers of operators. */
export function dataFile(name: 'catalog' | 'summary', version: string): string {
  return version === CURRENT_VERSION
    ? `${name}.json`
    : `${name}-${version}.json`;
}

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

/** Where a site keeps its pages, and which of them are operators: absolute paths of what the plugin reads and writes. */
export function siteFiles(siteDir: string, options: PluginOptions) {
  const {id, include, exclude} = options;
  const ownDir = path.join(siteDir, GENERATED_FILES_DIR_NAME, PLUGIN_NAME, id);
  const included = createMatcher([...include]);
  const excluded = createMatcher([...exclude]);
  /** Path of a file for messages, from the root of the site. */
  const display = (file: string) => posixPath(path.relative(siteDir, file));
  /** Folder of the views of a version. */
  const viewsDir = (version = CURRENT_VERSION) =>
    path.join(ownDir, 'views', version);
  const viewBase = (relative: string, version?: string) =>
    path.join(viewsDir(version), idOf(relative).replaceAll('/', '--'));
  return {
    display,
    viewsDir,
    /** What is wrong with the files that all operators share. */
    messagesFile: path.join(ownDir, 'messages.json'),
    /** The words of the language that is built. */
    languageFile: path.join(ownDir, 'language.json'),
    versionDir: (version: string) => versionDir(siteDir, options, version),
    /** Version of a page and its path there; undefined for a file elsewhere. */
    placeOf: (file: string) => placeIn(options, display(file)),
    /** Whether a page, by its path below the docs, is an operator's, or the page of its family. */
    isOperator: (relative: string) => included(relative) && !excluded(relative),
    viewFile: (relative: string, version?: string) =>
      `${viewBase(relative, version)}.json`,
    /** What the live example of a page starts with. */
    trialFile: (relative: string, version?: string) =>
      `${viewBase(relative, version)}.trial.json`,
  };
}

export type SiteFiles = ReturnType<typeof siteFiles>;
