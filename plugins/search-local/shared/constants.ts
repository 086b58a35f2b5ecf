/** Name of the plugin: key of its global data and prefix of its messages. */
export const PLUGIN_NAME = 'search-local';

/** Characters of a query that are used; the rest is cut off. */
export const MAX_QUERY_LENGTH = 512;

/** Milliseconds without an answer after which the box shows that it is waiting. */
export const STALL_THRESHOLD_MS = 300;

/** Widths at which the box opens full screen: the theme's mobile layout. */
export const DETACHED_MEDIA_QUERY = '(max-width: 996px)';

/** File name of the index of a locale, below the base URL. */
export function indexFileName(locale: string): string {
  return `search-index-${locale}.json`;
}

/** Prefix of the ids of the search box. */
export const BOX_ID = 'search';

/** Id of its input, which autocomplete-js makes of the prefix. */
export const INPUT_ID = `${BOX_ID}-input`;

/** Event of the document that opens the search box, wherever it comes from. */
export const OPEN_EVENT = 'search-local:open';

/** File name of the first tier of a locale, below the base URL. */
export function titlesFileName(locale: string): string {
  return `search-titles-${locale}.json`;
}

/** File name of some texts of a locale, below the base URL. */
export function textsFileName(locale: string, hash: string): string {
  return `search-texts-${locale}-${hash}.json`;
}

/** Number of the index format; raised with every change to it. */
export const INDEX_FORMAT = 3;
