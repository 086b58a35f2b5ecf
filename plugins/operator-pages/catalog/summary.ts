import type {CatalogEntry} from '@theme/OperatorCatalog';

/** How many operators have something in common. */
export type Count = {readonly label: string; readonly count: number};

/** What a page elsewhere says of the catalog without loading it. */
export type CatalogSummary = {
  /** Number of operators with a page. */
  readonly count: number;
  /** By what they are for, in the order in which the site names the kinds. */
  readonly kinds: readonly Count[];
  /** By outermost category, by name. */
  readonly categories: readonly Count[];
};

function countsOf(
  entries: readonly CatalogEntry[],
  labels: readonly string[],
  labelOf: (entry: CatalogEntry) => string | undefined,
): Count[] {
  return labels
    .map((label) => ({
      label,
      count: entries.filter((entry) => labelOf(entry) === label).length,
    }))
    .filter(({count}) => count > 0);
}

/** Counts the operators of a catalog by kind and by category. */
export function summarize(
  entries: readonly CatalogEntry[],
  kinds: readonly string[],
): CatalogSummary {
  const categoryOf = ({path}: CatalogEntry) => path[0];
  const categories = new Set(
    entries.map(categoryOf).filter((label) => label !== undefined),
  );
  return {
    count: entries.length,
    kinds: countsOf(entries, kinds, ({kind}) => kind),
    categories: countsOf(
      entries,
      [...categories].sort((a, b) => a.localeCompare(b, 'en')),
      categoryOf,
    ),
  };
}
