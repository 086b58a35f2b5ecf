/*
 * The search as an entry of its own, for a page that has not started. It holds
 * all of the code that the page would ask for, so that it comes at once.
 */
import * as library from '@algolia/autocomplete-js';
import {SETTINGS_ATTRIBUTE} from '../../shared/constants';
import {SearchBar} from './searchBar';
import * as start from './start';

const CODE = {
  loadStart: () => Promise.resolve(start),
  loadLibrary: () => Promise.resolve(library),
  hasTitles: true, // the first file of the element
};

const element = document.querySelector<HTMLElement>(`[${SETTINGS_ATTRIBUTE}]`);
if (element) {
  SearchBar.of(element, CODE, (route) => window.location.assign(route));
}
