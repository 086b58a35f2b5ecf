import {translate} from '@docusaurus/Translate';

/** Texts of the page before the search box is loaded. */
export const PLACEHOLDER_TEXTS = {
  placeholder: translate({
    id: 'theme.SearchBar.placeholder',
    message: 'Search...',
  }),
  search: translate({id: 'theme.SearchBar.search', message: 'Search'}),
  failed: translate({
    id: 'theme.SearchBar.failed',
    message: 'The search could not be loaded in full. Type again to retry.',
  }),
  reload: translate({id: 'theme.SearchBar.reload', message: 'Reload the page'}),
  tool: translate({
    id: 'theme.SearchBar.tool',
    message: 'Searches this site and opens the page that answers best.',
    description: 'Description of the search box for agents in the browser',
  }),
  toolQuery: translate({
    id: 'theme.SearchBar.toolQuery',
    message: 'Words to look for, such as: join two tables',
    description: 'Description of the search field for agents in the browser',
  }),
};
