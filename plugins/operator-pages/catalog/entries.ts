import type {CatalogEntry} from '@theme/OperatorCatalog';
import {CAPABILITY_NAMES} from '../record/capabilities';
import type {PublishedFile} from './published';

const each = <T>(values: readonly T[]): T[] => [...new Set(values)];

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
  const start = operators.length > 1 ? Math.max(shared, 0) : 0;
  return operators
    .map((one) => ({
      title: one.title,
      href: hrefOf(one.href),
      text: one.description,
      path: one.path.slice(start),
      kind: kinds[one.kind] ?? one.kind,
      takes: each(one.inputs.map(({type}) => type)),
      gives: each(one.outputs.map(({type}) => type)),
      tags: each([...one.keywords, ...one.aliases]),
      source: one.source ?? '',
      can: CAPABILITY_NAMES.filter((name) => one.capabilities?.[name]),
      depends: CAPABILITY_NAMES.filter(
        (name) => typeof one.capabilities?.[name] === 'object',
      ),
      live: one.live ?? false,
      deprecated: one.deprecated !== undefined,
    }))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

/** How many operators have something in common. */
export type Count = {readonly label: string; readonly count: number};

/** What a page elsewhere says of the catalog without loading it. */
export type CatalogSummary = {
  readonly count: number;
  /** By what they are for, in the order in which the site names the kinds. */
  readonly kinds: readonly Count[];
  /** By outermost category, by name. */
  readonly categories: readonly Count[];
};

/** Counts the operators of a catalog by kind and by category. */
export function summarize(
  entries: readonly CatalogEntry[],
  kinds: readonly string[],
): CatalogSummary {
  const counts = (labels: readonly string[], own: readonly string[]) =>
    labels
      .map((label) => ({
        label,
        count: own.filter((one) => one === label).length,
      }))
      .filter(({count}) => count > 0);
  const categories = entries.flatMap(({path}) => path.slice(0, 1));
  return {
    count: entries.length,
    kinds: counts(
      kinds,
      entries.map(({kind}) => kind),
    ),
    categories: counts(
      each(categories).sort((a, b) => a.localeCompare(b, 'en')),
      categories,
    ),
  };
}
