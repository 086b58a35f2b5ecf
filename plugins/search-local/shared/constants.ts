/** Name of the plugin: key of its global data and prefix of its messages. */
export const PLUGIN_NAME = 'search-local';

/** Attribute of the search bar that contains the settings of the search as JSON. */
export const SETTINGS_ATTRIBUTE = 'data-search-settings';

/** Characters of a query that are used; the rest is cut off. */
export const MAX_QUERY_LENGTH = 512;

/** Widths at which the box opens full screen: the theme's mobile layout. */
export const DETACHED_MEDIA_QUERY = '(max-width: 996px)';

// Names of the files of an index, below the base URL.

export const indexFileName = (locale: string): string =>
  `search-index-${locale}.json`;

export const titlesFileName = (locale: string): string =>
  `search-titles-${locale}.json`;

/** Folder of the index of Pagefind. */
export const PAGEFIND_FOLDER = 'pagefind';

/** The folder of the texts. `hash` changes with any of them, so it is in `assets/`, which browsers keep. */
export const textsFolderName = (locale: string, hash: string): string =>
  `assets/search-texts-${locale}-${hash}`;

export const textsFileName = (folder: string, page: number): string =>
  `${folder}/${page}.json`;

/** Prefix of the ids of the search box. */
export const BOX_ID = 'search';

/** Id of its input, which autocomplete-js makes of the prefix. */
export const INPUT_ID = `${BOX_ID}-input`;

/** Event of the document that opens the search box, wherever it comes from. */
export const OPEN_EVENT = 'search-local:open';

/** Number of the index format; raised with every change to it. */
export const INDEX_FORMAT = 15;

/** Attribute of the search bar if its code could not be loaded twice in a row; `box.module.css` then shows a message. */
export const START_FAILED = 'data-start-failed';
