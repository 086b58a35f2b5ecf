/*
 * The search as an entry of its own, for a page that has not started. It holds
 * all of the code that the page would ask for, so that it comes at once.
 */
import {SearchBar} from './searchBar';

void import(/* webpackMode: "eager" */ './start');
void import(
  /* webpackMode: "eager", webpackExports: ["autocomplete"] */
  '@algolia/autocomplete-js'
);

const element = document.querySelector<HTMLElement>('[data-search-settings]');
if (element) {
  SearchBar.of(element, (route) => window.location.assign(route));
}
