import {translate} from '@docusaurus/Translate';

/** Every text of the search box, in the reader's language. */
export function searchTexts() {
  return {
    placeholder: translate({
      id: 'theme.SearchBar.placeholder',
      message: 'Search...',
      description: 'Placeholder and label of the search box',
    }),
    clear: translate({
      id: 'theme.SearchBar.clear',
      message: 'Clear',
      description: 'Title of the button that empties the search box',
    }),
    cancel: translate({
      id: 'theme.SearchBar.cancel',
      message: 'Cancel',
      description: 'Button that closes the full-screen search',
    }),
    search: translate({
      id: 'theme.SearchBar.search',
      message: 'Search',
      description: 'Title of the button that opens the full-screen search',
    }),
    submit: translate({
      id: 'theme.SearchBar.submit',
      message: 'Submit',
      description: 'Title of the button that submits the search',
    }),
    noResults: translate({
      id: 'theme.SearchBar.noResults',
      message: 'No results found',
      description: 'Shown when a search has no results',
    }),
    searching: translate({
      id: 'theme.SearchBar.searching',
      message: 'Searching...',
      description: 'Shown while the answer to a search is awaited',
    }),
    results: translate({
      id: 'theme.SearchBar.results',
      message: 'Search results',
      description: 'Accessible name of the list of results',
    }),
    dialog: translate({
      id: 'theme.SearchBar.dialog',
      message: 'Search this site',
      description: 'Accessible name of the full-screen search',
    }),
    keys: {
      navigate: translate({
        id: 'theme.SearchBar.keys.navigate',
        message: 'to move',
        description: 'Legend of the arrow keys below the results',
      }),
      open: translate({
        id: 'theme.SearchBar.keys.open',
        message: 'to open',
        description: 'Legend of the Enter key below the results',
      }),
      newTab: translate({
        id: 'theme.SearchBar.keys.newTab',
        message: 'in a new tab',
        description: 'Legend of Ctrl+Enter below the results',
      }),
      close: translate({
        id: 'theme.SearchBar.keys.close',
        message: 'to close',
        description: 'Legend of the Escape key below the results',
      }),
    },
    kinds: {
      docs: translate({
        id: 'theme.SearchBar.kinds.docs',
        message: 'Documentation',
        description: 'Kind of a search result: a documentation page',
      }),
      blog: translate({
        id: 'theme.SearchBar.kinds.blog',
        message: 'News',
        description: 'Kind of a search result: a news post',
      }),
      other: translate({
        id: 'theme.SearchBar.kinds.other',
        message: 'Page',
        description: 'Kind of a search result: any other page',
      }),
    },
  };
}

/** Announcement of how many results there are. */
export function resultCountText(count: number): string {
  return translate(
    {
      id: 'theme.SearchBar.resultCount',
      message: '{count} results',
      description: 'Announced to screen readers when results are shown',
    },
    {count},
  );
}

/** The texts of one language. */
export type SearchTexts = ReturnType<typeof searchTexts>;
