import {translate} from '@docusaurus/Translate';
import type {KindNames} from '../../shared/types';
import {PLACEHOLDER_TEXTS} from './placeholderTexts';

/** Every text of the search box without values, in the reader's language. */
export const TEXTS = {
  ...PLACEHOLDER_TEXTS,
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
  deprecated: translate({
    id: 'theme.SearchBar.deprecated',
    message: 'Deprecated',
    description: 'Badge of a result that should no longer be used',
  }),
  unchecked: translate({
    id: 'theme.SearchBar.unchecked',
    message:
      'The phrase could not be checked on every page. These pages have all of its words.',
    description:
      'Shown with the results when the texts that may have a phrase cannot be loaded',
  }),
  recents: translate({
    id: 'theme.SearchBar.recents',
    message: 'Recent searches',
    description: 'Heading and name of the list of recent searches',
  }),
  clearRecents: translate({
    id: 'theme.SearchBar.clearRecents',
    message: 'Clear recent searches',
    description: 'Last row of the list of recent searches',
  }),
  didYouMean: translate({
    id: 'theme.SearchBar.didYouMean',
    message: 'Did you mean:',
    description: 'Stands above corrected spellings of a query',
  }),
  index: translate({
    id: 'theme.SearchBar.index',
    message: 'All pages from A to Z',
    description: 'Link to the list of all pages',
  }),
  problem: translate({
    id: 'theme.SearchBar.problem',
    message: 'This query cannot be run',
    description: 'Heading above what is wrong with a query',
  }),
};

/** What results of each kind are called; `kinds` are names that the site sets. */
export function kindNames(kinds: KindNames = {}): Required<KindNames> {
  return {
    guide: translate({
      id: 'theme.SearchBar.kinds.guide',
      message: 'Docs',
      description: 'Kind of a search result: a page of the docs',
    }),
    reference: translate({
      id: 'theme.SearchBar.kinds.reference',
      message: 'Reference',
      description: 'Kind of a search result: a page of the reference',
    }),
    post: translate({
      id: 'theme.SearchBar.kinds.post',
      message: 'Post',
      description: 'Kind of a search result: a post of the blog',
    }),
    page: translate({
      id: 'theme.SearchBar.kinds.page',
      message: 'Page',
      description: 'Kind of a search result: any other page',
    }),
    ...kinds,
  };
}

/** The name of a language in that language. */
export function languageName(locale: string): string {
  return (
    new Intl.DisplayNames([locale], {type: 'language'}).of(locale) ?? locale
  );
}

/** Announcement of how many results there are. */
export function resultCountText(count: number): string {
  return count === 1
    ? translate({
        id: 'theme.SearchBar.oneResult',
        message: '1 result',
        description: 'Announced to screen readers when one result is shown',
      })
    : translate(
        {
          id: 'theme.SearchBar.resultCount',
          message: '{count} results',
          description: 'Announced to screen readers when results are shown',
        },
        {count},
      );
}

/** What is said while the index loads; `percent` is left out where it is not known. */
export function loadingText(percent?: number): string {
  return percent === undefined
    ? translate({
        id: 'theme.SearchBar.loading',
        message: 'Loading the search index...',
        description: 'Shown while the index is loaded',
      })
    : translate(
        {
          id: 'theme.SearchBar.loadingPercent',
          message: 'Loading the search index: {percent}%',
          description:
            'Shown while the index is loaded, with how much is there',
        },
        {percent},
      );
}

/** Says that another spelling was searched. */
export function correctedText(query: string): string {
  return translate(
    {
      id: 'theme.SearchBar.corrected',
      message: 'Showing results for “{query}”',
      description: 'Shown when a corrected spelling was searched',
    },
    {query},
  );
}

/** Says that what looks like a field or a formula was searched as text. */
export function asTextNotice(text: string): string {
  return translate(
    {
      id: 'theme.SearchBar.asText',
      message: 'Searched as text: {text}',
      description:
        'Shown when a part of a query looks like the query syntax and is none',
    },
    {text},
  );
}

/** Row that leads to all results of a query. */
export function allResultsText(total: number): string {
  return translate(
    {
      id: 'theme.SearchBar.allResults',
      message: 'See all {total} results',
      description: 'Last row of the results, leads to the page of all results',
    },
    {total},
  );
}
