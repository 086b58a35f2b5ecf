import {translate} from '@docusaurus/Translate';
import {PLACEHOLDER_TEXTS} from './placeholderTexts';

/** Texts of the search box in the reader's language, with placeholders for `interpolate`. */
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
  problem: translate({
    id: 'theme.SearchBar.problem',
    message: 'This query cannot be run',
    description: 'Heading above what is wrong with a query',
  }),
  oneResult: translate({
    id: 'theme.SearchBar.oneResult',
    message: '1 result',
    description: 'Announced to screen readers when one result is shown',
  }),
  resultCount: translate({
    id: 'theme.SearchBar.resultCount',
    message: '{count} results',
    description: 'Announced to screen readers when results are shown',
  }),
  loading: translate({
    id: 'theme.SearchBar.loading',
    message: 'Loading the search index...',
    description: 'Shown while the index is loaded',
  }),
  corrected: translate({
    id: 'theme.SearchBar.corrected',
    message: 'Showing results for “{query}”',
    description: 'Shown when a corrected spelling was searched',
  }),
  allResults: translate({
    id: 'theme.SearchBar.allResults',
    message: 'See all {total} results',
    description: 'Last row of the results, leads to the results page',
  }),
  kinds: {
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
  },
  problems: {
    field: translate({
      id: 'theme.SearchBar.problem.field',
      message: 'There is no field “{text}”. The fields are {fields}.',
      description: 'Shown when a query names a field that there is not',
    }),
    term: translate({
      id: 'theme.SearchBar.problem.term',
      message: 'A term is missing after “{text}”.',
      description: 'Shown when a query has a sign or a field and no term',
    }),
    edits: translate({
      id: 'theme.SearchBar.problem.edits',
      message: 'After ~ comes the number of edits, as in term~1, not “{text}”.',
      description: 'Shown when a query has no number after a tilde',
    }),
    boost: translate({
      id: 'theme.SearchBar.problem.boost',
      message:
        'After ^ comes a number that the term counts for, as in term^2, not “{text}”.',
      description: 'Shown when a query has no number after a circumflex',
    }),
  },
};
