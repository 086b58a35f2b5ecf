import type {SearchAnswer, SearchResult, TextPart} from '../shared/answer';
import {PAGEFIND_FOLDER} from '../shared/constants';
import {words} from '../shared/words';
import {markMatches} from './answer/excerpt';
import type {SearchQuestion, SearchRequest, SearchResponse} from './messages';

/** A page, or a part of it. The excerpt is HTML with `mark`, and the text before the first heading has no anchor. */
type Part = {url: string; title?: string; excerpt: string; anchor?: object};

/** A result of Pagefind. `meta.result` is the JSON that the build writes. */
type PagefindResult = Part & {
  meta: Record<'title' | 'result', string>;
  sub_results: Part[];
};

/** Exports of `pagefind.js` that are used. */
export type Pagefind = {
  options(options: object): Promise<void>;
  search(
    query: string,
    options: object,
  ): Promise<{results: {score: number; data: () => Promise<PagefindResult>}[]}>;
};

const MAX_SECTIONS = 3;

/** Number of imports so far. A browser can remember that an import failed, so each one has its own address. */
let imports = 0;

/** Loads Pagefind from the folder of an index. */
async function load(indexUrl: string): Promise<Pagefind> {
  const file = `${PAGEFIND_FOLDER}/pagefind.js?${imports++}`;
  const address = indexUrl.replace(/[^/]*$/, file);
  const pagefind = (await import(
    /* webpackIgnore: true */ address
  )) as Pagefind;
  await pagefind.options({baseUrl: '/'});
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
  {query, filters, limit}: Pick<SearchQuestion, 'query' | 'filters' | 'limit'>,
): Promise<SearchAnswer> {
  const terms = [...new Set(words(query))];
  const resultOf = ({title = '', url, excerpt}: Part) => ({
    title: markMatches(title, terms),
    route: url,
    excerpt: excerptParts(excerpt),
  });
  const {results} = await pagefind.search(query, {
    filters: filters.kind ? filters : {},
  });
  const shown = results.slice(0, limit).map(async ({score, data}) => {
    const {meta, sub_results: parts, ...page} = await data();
    const sections = parts.filter(({anchor}) => anchor).slice(0, MAX_SECTIONS);
    return {
      ...(JSON.parse(meta.result) as SearchResult),
      ...resultOf({...page, title: meta.title}),
      sections: sections.map(resultOf),
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

/** Creates a search service with the protocol of `createHandler` that asks the Pagefind index next to an index. */
export function pagefindHandler(
  indexUrl: string,
  post: (response: SearchResponse) => void,
) {
  const loading = load(indexUrl);
  return async (request: SearchRequest): Promise<void> => {
    const pagefind = await loading;
    post({kind: 'status', status: {state: 'ready'}});
    if (request.kind === 'search') {
      const answer = await askPagefind(pagefind, request);
      post({kind: 'answer', id: request.id, answer, isFinal: true});
    }
  };
}
