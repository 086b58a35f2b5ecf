import {translate} from '@docusaurus/Translate';

/** Texts that stand in the page before the search box is loaded. */
export function placeholderTexts() {
  return {
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
  };
}
