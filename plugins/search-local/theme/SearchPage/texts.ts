import {translate} from '@docusaurus/Translate';

/** Texts of the results page. */
export const PAGE_TEXTS = {
  title: translate({id: 'theme.SearchPage.title', message: 'Search'}),
  description: translate({
    id: 'theme.SearchPage.description',
    message: 'Search all pages of this site.',
  }),
  noScript: translate({
    id: 'theme.SearchPage.noScript',
    message:
      'Search runs in your browser and needs JavaScript. Without it, use the menus of the site.',
  }),
  home: translate({
    id: 'theme.SearchPage.home',
    message: 'Go to the home page',
  }),
  query: translate({id: 'theme.SearchPage.query', message: 'Search for'}),
  kind: translate({id: 'theme.SearchPage.kind', message: 'Kind'}),
  all: translate({
    id: 'theme.SearchPage.all',
    message: 'All',
    description: 'Choice of a filter that leaves nothing out',
  }),
  more: translate({id: 'theme.SearchPage.more', message: 'Show more results'}),
  filtered: translate({
    id: 'theme.SearchPage.filtered',
    message: 'A filter is set. Set it to All to search every page.',
  }),
  tool: translate({
    id: 'theme.SearchPage.tool',
    message: 'Searches this site and lists the pages that answer, best first.',
    description: 'Description of the form for agents in the browser',
  }),
  results: translate({
    id: 'theme.SearchPage.results',
    message: 'Results for “{query}”',
  }),
};
