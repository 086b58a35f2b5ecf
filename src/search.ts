import type {Options} from '../plugins/search-local/options';
import remarkUnsearched from './components/Guide/remarkUnsearched';
import {feedback} from './feedback';
import {functionAliases} from './functionAliases';
import {operatorIndexes} from './operatorIndexes';
import {operators} from './operatorReference';
import synonyms from './searchSynonyms.json';

/** Link with the query in a message to those who write the guides, if they have an address. */
function feedbackLink(): Record<string, string> {
  const address = feedback(process.env.FEEDBACK_ADDRESS)?.address;
  if (!address) {
    return {};
  }
  const text = 'Search without results: {query}';
  return {
    'Tell us what you looked for': address.startsWith('mailto:')
      ? `${address}?subject=${text}`
      : address.replace('{subject}', 'Search').replace('{body}', text),
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
  deprecatedRoutes: [
    '/docs/operators/**/deprecated/**',
    '/docs/operators/extensions/Operator_Toolbox/outliers/isolation_forest',
  ],
  listRoutes: ['/docs/operators/coming-from/**', '/docs/operators/errors/**'],
  kinds: {guide: 'Guide', reference: 'Operator', post: 'News'},
  synonyms: () => synonyms,
  aliases: () => functionAliases,
  emptyLinks: {'Browse all operators': '/docs/operators/', ...feedbackLink()},
  remarkPlugins: [remarkUnsearched, operators.remarkPlugin],
} satisfies Options;
