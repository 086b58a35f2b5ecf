import type {OperatorPagesConfig} from '../plugins/operator-pages/config';
import type {Options} from '../plugins/search-local/options';
import remarkUnsearched from './components/Guide/remarkUnsearched';
import synonyms from './searchSynonyms.json';

/**
 * What the search takes in, and how it tells pages apart.
 * @param ownScript - Whether the box is a script of its own, for pages that start late.
 */
export function search(
  {remarkPlugin}: OperatorPagesConfig,
  ownScript: boolean,
): Options {
  return {
    parentCategories: 2,
    excludeRoutes: ['/'],
    referenceRoutes: ['/docs/operators/*/**'],
    deprecatedRoutes: ['/docs/operators/**/deprecated/**'],
    kinds: {guide: 'Guide', reference: 'Operator', post: 'News'},
    synonyms,
    ownScript,
    remarkPlugins: [remarkUnsearched, remarkPlugin],
  };
}
