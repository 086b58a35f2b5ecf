import type {CatalogEntry} from '@theme/OperatorCatalog';
import type {Port} from '../record/types';
import type {PublishedFile} from '../publish/published';

const typesOf = (ports: readonly Port[]) => [
  ...new Set(ports.map(({type}) => type)),
];

/**
 * What the catalog on a page shows of each operator, by title. The categories
 * that all operators share tell none of them apart, and are left out.
 */
export function catalogEntries(
  {operators}: PublishedFile,
  kinds: Readonly<Record<string, string>>,
): CatalogEntry[] {
  const [first] = operators;
  const shared = (first?.path ?? []).findIndex((label, at) =>
    operators.some(({path}) => path[at] !== label),
  );
  const start = shared < 0 ? 0 : shared;
  return operators
    .map((one) => ({
      title: one.title,
      href: one.href,
      text: one.description,
      path: one.path.slice(operators.length > 1 ? start : 0),
      kind: kinds[one.kind] ?? one.kind,
      takes: typesOf(one.inputs),
      gives: typesOf(one.outputs),
      tags: [...new Set([...one.keywords, ...one.aliases])],
      ...(one.deprecated && {deprecated: true}),
    }))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
}
