import * as z from 'zod';
import {MAX_QUERY_LENGTH} from '../../search-local/shared/constants';
import type {
  SearchAnswer,
  SearchResult,
  TextPart,
} from '../../search-local/tool/createSearch';
import type {Library} from './library';
import {text, tool} from './tool';
import {ToolError, unavailable} from './toolError';

/** Maximum number of results in one call. */
const MAX_LIMIT = 20;

const plain = (parts: readonly TextPart[]) =>
  parts.map((part) => part.text).join('');

/**
 * Runs a query with the site's search.
 * @throws ToolError if the index is not available, or the query has no meaning.
 */
export async function askSite(
  {ask, settings}: Library,
  query: string,
  limit?: number,
): Promise<SearchAnswer> {
  if (settings.usesPagefind) {
    throw new ToolError(
      'This site is searched with Pagefind, which this tool cannot ask. Use the search page of the site.',
    );
  }
  const answer = await ask({query, limit}).catch((error: unknown) => {
    throw unavailable('The search index', error);
  });
  if (answer.problem) {
    const {start, end} = answer.problem;
    throw new ToolError(
      `The query "${query}" cannot be run: "${query.slice(start, end)}" is no term of its syntax. Leave out signs of the query syntax (+ - : ~ ^ *), or put the words in quotes.`,
    );
  }
  return answer;
}

/** Routes of the pages that a query finds, without anchors, best first. */
export async function routesFor(
  library: Library,
  query: string,
): Promise<string[]> {
  const {results} = await askSite(library, query, 50);
  return results.map(({route}) => route.replace(/#.*/s, ''));
}

/** Tool that searches the site like its search box. */
export const search = tool({
  name: 'search',
  title: 'Search the documentation',
  description:
    'Finds the sections of this documentation that answer a question, best first, each with its route and an excerpt. Pass a route to the tool read for its text.',
  inputSchema: z.strictObject({
    query: text(
      MAX_QUERY_LENGTH,
      'Words to look for, as a reader types them. Quoted words have to be in one section.',
    ),
    limit: z
      .int()
      .min(1)
      .max(MAX_LIMIT)
      .optional()
      .describe(
        'Maximum number of results. Default: as many as the site shows.',
      ),
  }),
  outputSchema: z.object({
    total: z.int().describe('Number of matching pages'),
    results: z.array(
      z.object({
        title: z.string().describe('Title of the page'),
        route: z.string().describe('Address of the section that answers'),
        section: z.string().optional().describe('Heading of that section'),
        excerpt: z.string().describe('Text around the best match'),
        kind: z.string().describe('Kind of page'),
        deprecated: z.literal(true).optional(),
      }),
    ),
    searchedFor: z
      .string()
      .optional()
      .describe('Corrected query, if the given one had few results'),
    suggestions: z.array(z.string()).optional(),
  }),
  async run({query, limit}, library) {
    const found = await askSite(library, query, limit);
    const {total, correctedQuery, suggestions} = found;
    const {kinds} = library.settings;
    return {
      total,
      results: found.results.map((result: SearchResult) => ({
        title: plain(result.title),
        route: result.route,
        ...(result.sectionTitle && {section: plain(result.sectionTitle)}),
        excerpt: plain(result.excerpt),
        kind: kinds[result.kind] ?? result.kind,
        ...(result.isDeprecated && {deprecated: true as const}),
      })),
      ...(correctedQuery !== undefined && {searchedFor: correctedQuery}),
      ...(suggestions.length > 0 && {suggestions: [...suggestions]}),
    };
  },
});
