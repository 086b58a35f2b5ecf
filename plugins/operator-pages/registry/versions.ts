import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PLUGIN_ID, getPluginI18nPath} from '@docusaurus/utils';
import type {PluginOptions} from '../options';

/** Name of the version whose pages are in the folder of the docs itself. */
export const CURRENT_VERSION = 'current';

/** Name of the docs plugin, which the folders of translations have. */
const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

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
export type Place = {readonly version: string; readonly relative: string};

type DocsOptions = Pick<PluginOptions, 'docsPath' | 'docsPluginId'>;

function idPrefix({docsPluginId}: DocsOptions): string {
  return docsPluginId === DEFAULT_PLUGIN_ID ? '' : `${docsPluginId}_`;
}

function folderName(version: string): string {
  return version === CURRENT_VERSION ? version : `version-${version}`;
}

/** Folder of the pages of a version, from the root of the site. */
export function versionPath(version: string, options: DocsOptions): string {
  return version === CURRENT_VERSION
    ? options.docsPath
    : path.join(`${idPrefix(options)}versioned_docs`, folderName(version));
}

/** All versions of the docs of a site, the current one first. */
export function versionsOf(
  {siteDir, localizationDir}: Site,
  options: DocsOptions,
): VersionFolders[] {
  const list = path.join(siteDir, `${idPrefix(options)}versions.json`);
  const written: readonly string[] = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as string[])
    : [];
  return [CURRENT_VERSION, ...written].map((name) => ({
    name,
    dir: path.resolve(siteDir, versionPath(name, options)),
    localizedDir: getPluginI18nPath({
      localizationDir,
      pluginName: DOCS_PLUGIN,
      pluginId: options.docsPluginId,
      subPaths: [folderName(name)],
    }),
  }));
}

/** A function that finds the place of a page by its path from the root of the site; undefined: it is no page of the docs. */
export function placeFinder(
  options: DocsOptions,
): (file: string) => Place | undefined {
  const {docsPath, docsPluginId} = options;
  const docs = path.posix.join(docsPath, '/');
  const suffix = docsPluginId === DEFAULT_PLUGIN_ID ? '' : `-${docsPluginId}`;
  const others = [
    `^${idPrefix(options)}versioned_docs/(version-[^/]+)/(.+)$`,
    `^(?:.+/)?${DOCS_PLUGIN}${suffix}/(${CURRENT_VERSION}|version-[^/]+)/(.+)$`,
  ].map((pattern) => new RegExp(pattern));
  return (file) => {
    if (file.startsWith(docs)) {
      return {version: CURRENT_VERSION, relative: file.slice(docs.length)};
    }
    const match = others
      .map((pattern) => pattern.exec(file))
      .find((found) => found !== null);
    const [, folder = '', relative = ''] = match ?? [];
    return match
      ? {version: folder.replace(/^version-/, ''), relative}
      : undefined;
  };
}
