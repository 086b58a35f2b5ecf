/*
 * What the search and `deferred-start` agree on, so that the search starts before
 * the page. On a site without `deferred-start`, the attributes have no effect.
 */

/** Name of the entry of the bundle with the scripts of the search. */
export const SEARCH_ENTRY = 'search';

/** Attribute of an element that starts before the page: the name of its entry. */
export const OWN_START = 'data-own-start';

/** Attribute of such an element: the address of the file that its scripts load first. */
export const FIRST_FILE = 'data-first-file';

/** Attribute of such an element if its scripts could not be loaded twice in a row; `box.module.css` then shows a message. */
export const START_FAILED = 'data-start-failed';
