import type {Options} from '../plugins/search-local/options';
import remarkUnsearched from './components/Guide/remarkUnsearched';
import {functionAliases} from './functionAliases';
import {operatorIndexes} from './operatorIndexes';
import {operators} from './operatorReference';
import synonyms from './searchSynonyms.json';

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
  remarkPlugins: [remarkUnsearched, operators.remarkPlugin],
} satisfies Options;
