import type {
  SearchAnswer,
  SearchResult,
} from '../../../../../../plugins/search-local/shared/answer';

const plain = (text: string) => [{text, isMatch: false}];

/** Creates a result with a route derived from its title. */
export function makeResult(
  title: string,
  more: Partial<SearchResult> = {},
): SearchResult {
  return {
    title: plain(title),
    route: `/docs/${title.toLowerCase().replaceAll(' ', '-')}`,
    breadcrumbs: [],
    kind: 'guide',
    isDeprecated: false,
    excerpt: [],
    sections: [],
    score: 1,
    ...more,
  };
}

/** Creates an answer that shows all of its results. */
export function makeAnswer(more: Partial<SearchAnswer> = {}): SearchAnswer {
  const results = more.results ?? [];
  return {
    query: 'join',
    results,
    total: results.length,
    terms: ['join'],
    suggestions: [],
    ...more,
  };
}

/** Creates a section of a page. */
export function makeSection(route: string) {
  return {title: plain('Section'), route, excerpt: []};
}
