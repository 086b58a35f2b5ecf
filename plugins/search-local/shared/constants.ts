/** Name of the plugin, which is the key of its global data and the prefix of its messages. */
export const PLUGIN_NAME = 'search-local';

/** Attribute of the search bar that contains the settings of the search as JSON. */
export const SETTINGS_ATTRIBUTE = 'data-search-settings';

/** Maximum length of a query, in UTF-16 units. The rest is cut off. */
export const MAX_QUERY_LENGTH = 512;

/** Media query for the mobile layout of the theme, in which the search opens full screen. */
export const DETACHED_MEDIA_QUERY = '(max-width: 996px)';

/** Returns the path of the complete index, below the base URL. */
export const indexFileName = (locale: string): string =>
  `search-index-${locale}.json`;

/** Returns the path of the first tier, below the base URL. */
export const titlesFileName = (locale: string): string =>
  `search-titles-${locale}.json`;

/** Folder of the index of Pagefind, below the base URL. */
export const PAGEFIND_FOLDER = 'pagefind';

/** Returns the folder of the texts. Its name has their hash, so it is in `assets/`, which browsers cache. */
export const textsFolderName = (locale: string, hash: string): string =>
  `assets/search-texts-${locale}-${hash}`;

/** Returns the path of the texts of a page, by its number. */
export const textsFileName = (folder: string, page: number): string =>
  `${folder}/${page}.json`;

/** Prefix of the ids of the search box. */
export const BOX_ID = 'search';

/** Id of the input of the search box, which autocomplete-js derives from the prefix. */
export const INPUT_ID = `${BOX_ID}-input`;

/** Event of the document that opens the search box. */
export const OPEN_EVENT = 'search-local:open';

/** Version of the index format. */
export const INDEX_FORMAT = 17;

/** Attribute of the search bar after two consecutive failures to load its code. `box.module.css` then shows a message. */
export const START_FAILED = 'data-start-failed';
