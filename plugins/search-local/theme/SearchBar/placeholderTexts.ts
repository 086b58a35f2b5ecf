import {translate} from '@docusaurus/Translate';

/** Texts of the page before the search box is loaded. */
export const PLACEHOLDER_TEXTS = {
  placeholder: translate({
    id: 'theme.SearchBar.placeholder',
    message: 'Search...',
    description: 'Placeholder and label of the search box',
  }),
  search: translate({
    id: 'theme.SearchBar.search',
    message: 'Search',
    description: 'Title of the button that opens the full-screen search',
  }),
  failed: translate({
    id: 'theme.SearchBar.failed',
    message: 'The search could not be loaded in full. Type again to retry.',
    description:
      'Shown when the index or the code of the search cannot be loaded',
  }),
  reload: translate({
    id: 'theme.SearchBar.reload',
    message: 'Reload the page',
    description: 'Link that reloads the page if the search cannot be loaded',
  }),
};
