import type {
  ResultKind,
  SearchAnswer,
  SearchFilters,
  SearchResult,
  SectionResult,
} from '../shared/answer';
import {queryTerms} from '../shared/query';
import type {DocumentType, SearchDocument, SearchHit} from '../shared/types';
import {excerpt, markMatches} from './excerpt';

/** Sections shown beneath a result at the most. */
const MAX_SECTIONS = 3;

const KINDS: Readonly<Record<DocumentType, ResultKind>> = {
  docs: 'guide',
  blog: 'news',
  other: 'page',
};

function pageRoute({sectionRoute}: SearchDocument): string {
  return sectionRoute.split('#')[0] ?? sectionRoute;
}

function isWanted({document}: SearchHit, filters: SearchFilters): boolean {
  return (
    (filters.kind === undefined || KINDS[document.type] === filters.kind) &&
    (filters.category === undefined ||
      document.sidebarParentCategories.includes(filters.category))
  );
}

function section({document, terms}: SearchHit): SectionResult {
  return {
    title: markMatches(document.sectionTitle, terms),
    route: document.sectionRoute,
    excerpt: markMatches(excerpt(document.content, terms), terms),
  };
}

function result(hits: readonly [SearchHit, ...SearchHit[]]): SearchResult {
  const [best, ...others] = hits;
  const {document, score, terms} = best;
  return {
    id: document.id,
    title: markMatches(document.pageTitle, terms),
    route: document.sectionRoute,
    breadcrumbs: document.sidebarParentCategories,
    type: document.type,
    kind: KINDS[document.type],
    isDeprecated: false,
    excerpt: markMatches(excerpt(document.content, terms), terms),
    sections: others
      .filter((hit) => hit.document.sectionTitle !== document.pageTitle)
      .slice(0, MAX_SECTIONS)
      .map(section),
    score,
  };
}

/** Groups hits, best first, by page, and puts what is shown of them into an answer. */
export function answerOf(
  hits: readonly SearchHit[],
  question: {
    readonly query: string;
    readonly filters: SearchFilters;
    readonly limit: number;
  },
): SearchAnswer {
  const pages = new Map<string, [SearchHit, ...SearchHit[]]>();
  for (const hit of hits.filter((each) => isWanted(each, question.filters))) {
    const page = pages.get(pageRoute(hit.document));
    if (page) {
      page.push(hit);
    } else {
      pages.set(pageRoute(hit.document), [hit]);
    }
  }
  return {
    query: question.query,
    results: [...pages.values()].slice(0, question.limit).map(result),
    total: pages.size,
    terms: queryTerms(question.query),
    suggestions: [],
  };
}
