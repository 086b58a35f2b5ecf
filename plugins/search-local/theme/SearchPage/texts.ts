import {translate} from '@docusaurus/Translate';

/** Texts of the results page. */
export const PAGE_TEXTS = {
  title: translate({
    id: 'theme.SearchPage.title',
    message: 'Search',
    description: 'Title of the search page',
  }),
  description: translate({
    id: 'theme.SearchPage.description',
    message: 'Search all pages of this site.',
    description: 'Description of the search page for search engines',
  }),
  noScript: translate({
    id: 'theme.SearchPage.noScript',
    message:
      'Search runs in your browser and needs JavaScript. Without it, use the menus of the site.',
    description: 'Shown on the search page to readers without JavaScript',
  }),
  home: translate({
    id: 'theme.SearchPage.home',
    message: 'Go to the home page',
    description: 'Link on the search page for readers without JavaScript',
  }),
  query: translate({
    id: 'theme.SearchPage.query',
    message: 'Search for',
    description: 'Label of the field of the search page',
  }),
  kind: translate({
    id: 'theme.SearchPage.kind',
    message: 'Kind',
    description: 'Label of the filter by kind of page',
  }),
  all: translate({
    id: 'theme.SearchPage.all',
    message: 'All',
    description: 'Choice of a filter that leaves nothing out',
  }),
  more: translate({
    id: 'theme.SearchPage.more',
    message: 'Show more results',
    description: 'Button below the results of the search page',
  }),
  filtered: translate({
    id: 'theme.SearchPage.filtered',
    message: 'A filter is set. Set it to All to search every page.',
    description: 'Shown when a search with a filter has no results',
  }),
  results: translate({
    id: 'theme.SearchPage.results',
    message: 'Results for “{query}”',
    description: 'Heading above the results of the search page',
  }),
};
