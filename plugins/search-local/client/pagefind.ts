import type {SearchAnswer, SearchResult, TextPart} from '../shared/answer';
import {PAGEFIND_FOLDER} from '../shared/constants';
import type {IndexLocation} from '../shared/types';
import {words} from '../shared/words';
import {markMatches} from './answer/excerpt';
import {mergeAnswers} from './answer/mergeAnswers';
import type {SearchQuestion, SearchRequest, SearchResponse} from './messages';

/** A part of a result. The excerpt is HTML with `mark`; the text before the first heading has no anchor. */
type Section = Readonly<Record<'title' | 'url' | 'excerpt', string>> & {
  readonly anchor?: object;
};

/** A result of Pagefind. `meta.result` is the JSON that the build writes. */
type PagefindResult = Omit<Section, 'title'> & {
  readonly meta: Readonly<Record<'title' | 'result', string>>;
  readonly sub_results: readonly Section[];
};

/** Exports of `pagefind.js` that are used. */
export type Pagefind = {
  readonly options: (options: {baseUrl: string}) => Promise<void>;
  readonly init: () => Promise<void>;
  readonly search: (
    query: string,
    options: object,
  ) => Promise<{
    readonly results: readonly {
      readonly score: number;
      readonly data: () => Promise<PagefindResult>;
    }[];
  }>;
};

const MAX_SECTIONS = 3;

/** Number of imports so far. A browser can remember that an import failed, so each one has its own address. */
let imports = 0;

async function load({url}: IndexLocation): Promise<Pagefind> {
  const folder = url.slice(0, url.lastIndexOf('/') + 1) + PAGEFIND_FOLDER;
  const address = `${folder}/pagefind.js?${imports++}`;
  const pagefind = (await import(
    /* webpackIgnore: true */ address
  )) as Pagefind;
  await pagefind.options({baseUrl: '/'});
  await pagefind.init();
  return pagefind;
}

const excerptParts = (html: string): TextPart[] =>
  html.split(/<\/?mark>/).map((text, position) => ({
    text: text.replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
    isMatch: position % 2 === 1,
  }));

/** Asks Pagefind, and converts its results to an answer. */
export async function askPagefind(
  pagefind: Pick<Pagefind, 'search'>,
  {query, filters, limit}: Omit<SearchQuestion, 'kind' | 'id' | 'asker'>,
): Promise<SearchAnswer> {
  const terms = [...new Set(words(query))];
  const {results} = await pagefind.search(query, {
    filters: filters.kind ? filters : {},
  });
  const shown = results
    .slice(0, limit)
    .map(async ({score, data}): Promise<SearchResult> => {
      const {url, meta, excerpt, sub_results} = await data();
      return {
        ...(JSON.parse(meta.result) as SearchResult),
        title: markMatches(meta.title, terms),
        route: url,
        excerpt: excerptParts(excerpt),
        sections: sub_results
          .filter(({anchor}) => anchor)
          .slice(0, MAX_SECTIONS)
          .map((section) => ({
            title: markMatches(section.title, terms),
            route: section.url,
            excerpt: excerptParts(section.excerpt),
          })),
        score,
      };
    });
  return {
    query,
    results: await Promise.all(shown),
    total: results.length,
    terms,
    suggestions: [],
  };
}

/** Creates a search service with the protocol of `createHandler` that asks Pagefind. */
export function createPagefindHandler(
  post: (response: SearchResponse) => void,
) {
  let locations: readonly IndexLocation[] = [];
  let loading: Promise<Pagefind[]> | undefined;
  return async (request: SearchRequest): Promise<void> => {
    if (request.kind === 'setup') {
      locations = request.settings.indexes;
      return;
    }
    if (!loading) {
      post({kind: 'status', status: {state: 'loading'}});
      loading = Promise.all(locations.map(load));
    }
    const indexes = await loading;
    post({kind: 'status', status: {state: 'ready'}});
    if (request.kind === 'search') {
      const answers = await Promise.all(
        indexes.map(async (pagefind, position) => ({
          locale: locations[position]!.locale,
          answer: await askPagefind(pagefind, request),
        })),
      );
      const answer = mergeAnswers(answers, request);
      post({kind: 'answer', id: request.id, answer, isFinal: true});
    }
  };
}
