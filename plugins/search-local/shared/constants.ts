import type {DocsVersion} from './docsVersion';

/** Name of the plugin: key of its global data and prefix of its messages. */
export const PLUGIN_NAME = 'search-local';

/** Attribute of the search bar that contains the settings of the search as JSON. */
export const SETTINGS_ATTRIBUTE = 'data-search-settings';

/** Characters of a query that are used; the rest is cut off. */
export const MAX_QUERY_LENGTH = 512;

/** Widths at which the box opens full screen: the theme's mobile layout. */
export const DETACHED_MEDIA_QUERY = '(max-width: 996px)';

/**
 * What the files of an index are named by: its locale, and the docs version
 * where it is not that of the newest docs. Safe in addresses and file systems.
 */
export function indexName(locale: string, version?: DocsVersion): string {
  if (!version) {
    return locale;
  }
  const {instance, name} = version;
  const parts = [locale, ...(instance === 'default' ? [] : [instance]), name];
  return encodeURIComponent(parts.join('-')).replaceAll('%', '_');
}

/** File name of an index, below the base URL. */
export function indexFileName(name: string): string {
  return `search-index-${name}.json`;
}

/** File name of the sections of an index, a line each, below the base URL. */
export function sectionsFileName(name: string): string {
  return `search-sections-${name}.jsonl`;
}

/** Prefix of the ids of the search box. */
export const BOX_ID = 'search';

/** Id of its input, which autocomplete-js makes of the prefix. */
export const INPUT_ID = `${BOX_ID}-input`;

/** Event of the document that opens the search box, wherever it comes from. */
export const OPEN_EVENT = 'search-local:open';

/** File name of the first tier of an index, below the base URL. */
export function titlesFileName(name: string): string {
  return `search-titles-${name}.json`;
}

/** Folder of the texts of an index, below the base URL. `hash` changes with any of them, so they are in `assets/`, which browsers keep. */
export function textsFolderName(name: string, hash: string): string {
  return `assets/search-texts-${name}-${hash}`;
}

/** File of the texts of a page, below the base URL. */
export function textsFileName(folder: string, page: number): string {
  return `${folder}/${page}.json`;
}

/** Number of the index format; raised with every change to it. */
export const INDEX_FORMAT = 12;
