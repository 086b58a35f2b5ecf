import {createHandler} from '../../plugins/search-local/client/handler';
import type {SearchResponse} from '../../plugins/search-local/client/messages';
import {DEFAULT_OPTIONS} from '../../plugins/search-local/options';
import type {SearchFilters} from '../../plugins/search-local/shared/answer';
import {filesOf, indexedPage} from './searchSite';

/** Titles of the pages of two sites, by locale. */
const sites = {
  en: ['Zebra', 'Zebra crossing near a river'],
  de: ['Zebra und Fluss'],
};

/** Response bodies by path: all files of both sites. */
export const bodies = new Map(
  Object.entries(sites).flatMap(([locale, titles]) => {
    const {
      index,
      titles: tier,
      texts,
    } = filesOf(
      titles.map((title, at) =>
        indexedPage(title, `${title} drinks water.`, {
          route: `/${locale}/${at}`,
        }),
      ),
      {locale},
    );
    return [index, tier, ...texts].map(
      ({name, json}) => [`/${name}`, json] as const,
    );
  }),
);

/** Paths whose requests fail. */
export const broken = new Set<string>();
/** Paths whose requests never end. */
export const silent = new Set<string>();
/** Requested paths. */
export const asked: string[] = [];

const environment: Parameters<typeof createHandler>[0] = {
  fetch: (url) => {
    const path = url as string;
    asked.push(path);
    if (silent.has(path)) {
      return new Promise(() => undefined);
    }
    const body = broken.has(path)
      ? undefined
      : bodies.get(path as `/${string}`);
    return Promise.resolve(new Response(body, {status: body ? 200 : 404}));
  },
  now: () => 0,
  warn: () => undefined,
  // Delays are a hundredth of the real ones.
  pause: (milliseconds) =>
    new Promise((resolve) => setTimeout(resolve, milliseconds / 100)),
};

/** Location of a locale's index. */
const place = (locale: string) => ({
  locale,
  url: `/search-index-${locale}.json`,
  titlesUrl: `/search-titles-${locale}.json`,
});

/** A search request without its query. */
export const question = {
  kind: 'search',
  id: 7,
  asker: 0,
  filters: {},
  limit: 8,
} as const;

/**
 * Creates a new handler that records its responses. Clears the broken, silent,
 * and requested paths.
 */
export function start() {
  broken.clear();
  silent.clear();
  asked.length = 0;
  const posted: SearchResponse[] = [];
  const handle = createHandler(environment, (response) =>
    posted.push(response),
  );
  return {
    posted,
    handle,
    ask: async (query: string, filters: SearchFilters = {}, limit = 8) => {
      await handle({...question, query, filters, limit});
      const last = posted.at(-1);
      return last?.kind === 'answer' ? last.answer : undefined;
    },
  };
}

/** Message that sets up a handler for the sites of some locales. */
export const setup = (locales: string[]) => ({
  kind: 'setup' as const,
  settings: {
    ...DEFAULT_OPTIONS,
    indexes: locales.map(place),
    resultsPath: '/search',
    revalidate: false,
  },
});
