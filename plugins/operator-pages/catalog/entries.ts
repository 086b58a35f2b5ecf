import type {CatalogEntry} from '@theme/OperatorCatalog';
import {CAPABILITY_NAMES} from '../record/capabilities';
import type {Port} from '../record/port';
import type {PublishedFile} from '../publish/published';

const typesOf = (ports: readonly Port[]) => [
  ...new Set(ports.map(({type}) => type)),
];

/** Words that people search by; `|` parts them in the packed catalog. */
const tagsOf = (words: readonly string[]) => [
  ...new Set(words.map((word) => word.replaceAll('|', ' '))),
];

/**
 * What the catalog on a page shows of each operator, by title. The categories
 * that all operators share tell none of them apart, and are left out.
 * @param hrefOf - The form that links to a page have on the site.
 */
export function catalogEntries(
  {operators}: PublishedFile,
  kinds: Readonly<Record<string, string>>,
  hrefOf: (permalink: string) => string = (permalink) => permalink,
): CatalogEntry[] {
  const [first] = operators;
  const shared = (first?.path ?? []).findIndex((label, at) =>
    operators.some(({path}) => path[at] !== label),
  );
  const start = shared < 0 ? 0 : shared;
  return operators
    .map((one) => ({
      title: one.title,
      href: hrefOf(one.href),
      text: one.description,
      path: one.path.slice(operators.length > 1 ? start : 0),
      kind: kinds[one.kind] ?? one.kind,
      takes: typesOf(one.inputs),
      gives: typesOf(one.outputs),
      tags: tagsOf([...one.keywords, ...one.aliases]),
      ...(one.source && {source: one.source}),
      can: CAPABILITY_NAMES.filter((name) => one.capabilities?.[name]),
      depends: CAPABILITY_NAMES.filter(
        (name) => typeof one.capabilities?.[name] === 'object',
      ),
      ...(one.live && {live: true}),
      ...(one.deprecated && {deprecated: true}),
    }))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
}
