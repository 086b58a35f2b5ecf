import {createSearch} from '../../search-local/tool/createSearch';
import {copyPaths, pageCopy, routeOf} from './copies';
import type {PageCopy} from './copies';
import {MAX_LIMIT} from './definitions';
import {foundOf} from './found';
import type {Found} from './found';
import {baseUrl} from './site';
import type {Site} from './site';

/** Options of a search. */
export type ToolOptions = {
  /**
   * Maximum number of results, 1 to 50. Default: the number that the search box
   * shows.
   */
  readonly limit?: number | undefined;
};

/**
 * Search and pages of a site for programs. If a call fails, its error has the
 * problem, its location, and a solution.
 */
export type SearchTool = {
  /** Runs a query with the site's search and returns plain text. */
  readonly search: (query: string, options?: ToolOptions) => Promise<Found>;
  /** Returns the Markdown copy of a page, by route or URL. */
  readonly read: (route: string) => Promise<PageCopy>;
};

function checkQuery(query: unknown): asserts query is string {
  if (typeof query !== 'string' || query.trim() === '') {
    throw new Error(
      'The query is empty. Pass words to look for, such as "join two tables".',
    );
  }
}

function checkLimit(limit: unknown): void {
  const isRight =
    limit === undefined ||
    (Number.isInteger(limit) &&
      (limit as number) >= 1 &&
      (limit as number) <= MAX_LIMIT);
  if (!isRight) {
    throw new Error(
      `The limit is ${JSON.stringify(limit)}. Pass a whole number from 1 to ${MAX_LIMIT}.`,
    );
  }
}

/** Error for a part of the site that could not be loaded. */
const unavailable = (what: string, {place}: Site, reason: unknown) =>
  new Error(
    `${what} of ${place} cannot be had: ${(reason as Error).message} Check that the site is complete and can be reached, then ask again.`,
  );

/**
 * Creates the search tool of a built site. It needs only the static files of
 * the site.
 */
export function createSearchTool(site: Site): SearchTool {
  const {settings, place} = site;
  const base = baseUrl(site);
  const ask = createSearch(settings, {
    fetch: site.fetch,
    now: () => performance.now(),
    // The caller gets the error, so a warning is not necessary.
    warn: () => undefined,
    pause: site.pause,
  });

  async function textAt(path: string): Promise<string | undefined> {
    const response = await site.fetch(path).catch((error: unknown) => {
      throw unavailable('The pages', site, error);
    });
    if (response.ok) {
      return response.text();
    }
    if (response.status === 404 || response.status === 410) {
      return undefined;
    }
    throw unavailable(
      'The pages',
      site,
      new Error(`${path} answered ${response.status}.`),
    );
  }

  return {
    async search(query, {limit} = {}) {
      checkQuery(query);
      checkLimit(limit);
      if (settings.usesPagefind) {
        throw new Error(
          `${place} is searched with Pagefind, which this tool cannot ask. Use the search page of the site.`,
        );
      }
      const answer = await ask({query, limit}).catch((error: unknown) => {
        throw unavailable('The search index', site, error);
      });
      if (answer.problem) {
        const {start, end} = answer.problem;
        throw new Error(
          `The query "${query}" cannot be run: "${query.slice(start, end)}" is no term of its syntax. Leave out signs of the query syntax (+ - : ~ ^ *), or put the words in quotes.`,
        );
      }
      return foundOf(answer, settings);
    },

    async read(address) {
      const route = routeOf(address, base);
      if (!route.startsWith(base)) {
        throw new Error(
          `${route} is no page of ${place}: its routes begin with ${base}. Pass a route that search returns.`,
        );
      }
      for (const path of copyPaths(route)) {
        const text = await textAt(path);
        const copy = text === undefined ? text : pageCopy(route, text);
        if (copy) {
          return copy;
        }
      }
      throw new Error(
        `There is no page ${route} on ${place}, or it has no copy in Markdown. Pass a route that search returns.`,
      );
    },
  };
}
