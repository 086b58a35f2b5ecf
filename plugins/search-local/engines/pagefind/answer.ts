import {markMatches} from '../../client/answer/excerpt';
import type {SearchAnswer, SearchResult, TextPart} from '../../shared/answer';
import type {EngineQuestion} from '../../shared/types';
import {words} from '../../shared/words';

type PagefindSection = {
  readonly title: string;
  readonly url: string;
  /** HTML: the text with `mark`. */
  readonly excerpt: string;
  /** Missing for what precedes the first heading. */
  readonly anchor?: object;
  readonly weighted_locations: readonly {readonly balanced_score: number}[];
};

/** A page that Pagefind has found; `meta` is what `pageHtml` wrote. */
export type PagefindData = {
  readonly url: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly excerpt: string;
  readonly sub_results: readonly PagefindSection[];
};

/** The parts of `pagefind.js` that are used. */
export type PagefindModule = {
  readonly options: (options: {
    readonly baseUrl: string;
    readonly excerptLength: number;
  }) => Promise<void>;
  readonly init: () => Promise<void>;
  readonly search: (
    query: string,
    options: {readonly filters: Readonly<Record<string, string>>},
  ) => Promise<{
    readonly results: readonly {
      readonly score: number;
      readonly data: () => Promise<PagefindData>;
    }[];
  }>;
};

const MAX_SECTIONS = 3;

/** An excerpt of Pagefind, which is HTML with `mark`, as parts. */
export function excerptParts(html: string): TextPart[] {
  return html
    .split(/<\/?mark>/)
    .map((text, at) => ({
      text: text.replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
      isMatch: at % 2 === 1,
    }))
    .filter(({text}) => text !== '');
}

const weightOf = ({weighted_locations: places}: PagefindSection) =>
  places.reduce((sum, place) => sum + place.balanced_score, 0);

function resultOf(
  {url, meta, excerpt, sub_results: sections}: PagefindData,
  score: number,
  terms: readonly string[],
): SearchResult {
  return {
    id: Number(meta.id),
    title: markMatches(meta.title ?? '', terms),
    route: url,
    breadcrumbs: meta.path ? meta.path.split('\n') : [],
    type: meta.type as SearchResult['type'],
    kind: meta.kind as SearchResult['kind'],
    isDeprecated: meta.isDeprecated === 'true',
    excerpt: excerptParts(excerpt),
    sections: sections
      .filter(({anchor}) => anchor)
      .sort((one, other) => weightOf(other) - weightOf(one))
      .slice(0, MAX_SECTIONS)
      .map((section) => ({
        title: markMatches(section.title, terms),
        route: section.url,
        excerpt: excerptParts(section.excerpt),
      })),
    score,
  };
}

/** What Pagefind has found, as the search box shows it. */
export function answerOf(
  {query}: Pick<EngineQuestion, 'query'>,
  total: number,
  shown: readonly {readonly score: number; readonly data: PagefindData}[],
): SearchAnswer {
  const terms = [...new Set(words(query))];
  return {
    query,
    results: shown.map(({data, score}) => resultOf(data, score, terms)),
    total,
    terms,
    suggestions: [],
  };
}
