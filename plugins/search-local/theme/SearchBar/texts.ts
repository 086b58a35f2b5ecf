import {translate} from '@docusaurus/Translate';
import {PLACEHOLDER_TEXTS} from './placeholderTexts';

/** Texts of the search box in the reader's language, with placeholders for `interpolate`. */
export const TEXTS = {
  ...PLACEHOLDER_TEXTS,
  clear: translate({id: 'theme.SearchBar.clear', message: 'Clear'}),
  cancel: translate({id: 'theme.SearchBar.cancel', message: 'Cancel'}),
  submit: translate({id: 'theme.SearchBar.submit', message: 'Submit'}),
  noResults: translate({
    id: 'theme.SearchBar.noResults',
    message: 'No results found',
  }),
  results: translate({
    id: 'theme.SearchBar.results',
    message: 'Search results',
  }),
  dialog: translate({
    id: 'theme.SearchBar.dialog',
    message: 'Search this site',
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
  }),
  recents: translate({
    id: 'theme.SearchBar.recents',
    message: 'Recent searches',
  }),
  clearRecents: translate({
    id: 'theme.SearchBar.clearRecents',
    message: 'Clear recent searches',
  }),
  didYouMean: translate({
    id: 'theme.SearchBar.didYouMean',
    message: 'Did you mean:',
  }),
  problem: translate({
    id: 'theme.SearchBar.problem',
    message: 'This query cannot be run',
  }),
  oneResult: translate({id: 'theme.SearchBar.oneResult', message: '1 result'}),
  resultCount: translate({
    id: 'theme.SearchBar.resultCount',
    message: '{count} results',
  }),
  loading: translate({
    id: 'theme.SearchBar.loading',
    message: 'Loading the search index...',
  }),
  corrected: translate({
    id: 'theme.SearchBar.corrected',
    message: 'Showing results for “{query}”',
  }),
  allResults: translate({
    id: 'theme.SearchBar.allResults',
    message: 'See all {total} results',
  }),
  kinds: {
    guide: translate({
      id: 'theme.SearchBar.kinds.guide',
      message: 'Docs',
      description: 'Kind of a search result: a page of the docs',
    }),
    recipe: translate({
      id: 'theme.SearchBar.kinds.recipe',
      message: 'Recipe',
      description: 'Kind of a search result: a page that solves a task',
    }),
    reference: translate({
      id: 'theme.SearchBar.kinds.reference',
      message: 'Reference',
    }),
    post: translate({id: 'theme.SearchBar.kinds.post', message: 'Post'}),
    page: translate({id: 'theme.SearchBar.kinds.page', message: 'Page'}),
  },
  problems: {
    field: translate({
      id: 'theme.SearchBar.problem.field',
      message: 'There is no field “{text}”. The fields are {fields}.',
    }),
    term: translate({
      id: 'theme.SearchBar.problem.term',
      message: 'A term is missing after “{text}”.',
    }),
    edits: translate({
      id: 'theme.SearchBar.problem.edits',
      message: 'After ~ comes the number of edits, as in term~1, not “{text}”.',
    }),
    boost: translate({
      id: 'theme.SearchBar.problem.boost',
      message:
        'After ^ comes a number that the term counts for, as in term^2, not “{text}”.',
    }),
  },
};
