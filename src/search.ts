import type {Options} from '../plugins/search-local/options';
import remarkUnsearched from './components/Guide/remarkUnsearched';
import {messageLink} from './components/PageFeedback/message';
import {feedback} from './feedback';
import {functionAliases} from './functionAliases';
import {operatorIndexes} from './operatorIndexes';
import {operators} from './operatorReference';
import synonyms from './searchSynonyms.json';

/** Placeholder of the query in links for a query without results. */
const QUERY = '{query}';

/** Link with the query in a message to those who write the guides, if they have an address. */
function feedbackLink(): Record<string, string> {
  const address = feedback(process.env.FEEDBACK_ADDRESS)?.address;
  if (!address) {
    return {};
  }
  const link = messageLink(address, 'Search without results', QUERY);
  return {
    'Tell us what you looked for': link.replace(
      encodeURIComponent(QUERY),
      QUERY,
    ),
  };
}

/** Options of the search: its pages, and the names of their kinds. */
export const search = {
  /** Maximum number of results in the search box. */
  maxResults: 8,
  parentCategories: 2,
  excludeRoutes: ['/'],
  referenceRoutes: [
    '/docs/operators/!(coming-from|errors)/**/*',
    ...operatorIndexes,
  ],
  recipeRoutes: ['/docs/recipes/**'],
  deprecatedRoutes: [
    '/docs/operators/**/deprecated/**',
    '/docs/operators/extensions/Operator_Toolbox/outliers/isolation_forest',
  ],
  listRoutes: [
    '/docs/operators/changes',
    '/docs/operators/coming-from/**',
    '/docs/operators/errors/**',
    '/docs/recipes/',
  ],
  messageRoutes: ['/docs/operators/errors/**'],
  kinds: {guide: 'Guide', reference: 'Operator', post: 'News'},
  synonyms: () => synonyms,
  aliases: () => functionAliases,
  emptyLinks: {'Browse all operators': '/docs/operators/', ...feedbackLink()},
  remarkPlugins: [remarkUnsearched, operators.remarkPlugin],
} satisfies Options;
