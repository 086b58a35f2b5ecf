import type {CatalogEntry} from '../shared/catalogEntry';
import type {PublishedFile} from './published';

const each = <T>(values: readonly T[]): T[] => [...new Set(values)];

/**
 * Returns the catalog entries, sorted by title. Outer categories that all
 * operators share are left out.
 */
export function catalogEntries(
  {operators}: PublishedFile,
  kinds: Readonly<Record<string, string>>,
): CatalogEntry[] {
  const [first] = operators;
  const shared = (first?.path ?? []).findIndex((label, at) =>
    operators.some(({path}) => path[at] !== label),
  );
  const start = operators.length > 1 ? Math.max(shared, 0) : 0;
  return operators
    .map((one) => ({
      title: one.title,
      href: one.href,
      text: one.description,
      path: one.path.slice(start),
      kind: kinds[one.kind] ?? one.kind,
      tags: each([...one.keywords, ...one.aliases]),
      deprecated: one.deprecated !== undefined,
      live: one.live ?? false,
    }))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

/** Number of operators with the same kind or category. */
export type Count = {readonly label: string; readonly count: number};

/** Counts of the catalog for pages that do not load the catalog itself. */
export type CatalogSummary = {
  readonly count: number;
  /** Counts by kind, in the order of the site's kinds. */
  readonly kinds: readonly Count[];
  /** Counts by outermost category, in alphabetical order. */
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
