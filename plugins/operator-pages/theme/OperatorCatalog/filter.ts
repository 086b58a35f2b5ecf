import {hasWords, readText} from '../../../shared/filter/address';
import type {CatalogEntry} from '../../shared/catalogEntry';

/** Filter of the catalog. An empty value matches every operator. */
export type Filter = {
  /** Words that an operator must contain, in any order. */
  readonly text: string;
  /** A category, or a category and a subgroup: `Modeling / Lazy`. */
  readonly category: string;
  readonly kind: string;
  /** `yes` for operators that readers can try on their page. */
  readonly live: string;
};

/** Filter that matches every operator. */
export const NO_FILTER: Filter = {text: '', category: '', kind: '', live: ''};

/** Values that a reader can choose from, in alphabetical order. */
export type Choices = Readonly<Record<'category' | 'kind', readonly string[]>>;

/**
 * Returns the categories of an operator, each with its parents: `Modeling`,
 * `Modeling / Lazy`.
 */
function categoriesOf({path}: CatalogEntry): string[] {
  return path.map((_, at) => path.slice(0, at + 1).join(' / '));
}

/** Collects the categories and kinds of a list of operators. */
export function choicesOf(entries: readonly CatalogEntry[]): Choices {
  const sorted = (values: readonly string[]) =>
    [...new Set(values)].sort((a, b) => a.localeCompare(b, 'en'));
  return {
    category: sorted(entries.flatMap(categoriesOf)),
    kind: sorted(entries.map(({kind}) => kind)),
  };
}

/**
 * Reads the filter from a query string. Unknown categories and kinds count as
 * empty.
 */
export function readFilter(search: string, {category, kind}: Choices): Filter {
  const parameters = new URLSearchParams(search);
  const chosen = (part: keyof Filter, values: readonly string[]) =>
    values.find((value) => value === parameters.get(part)) ?? '';
  return {
    text: readText(search),
    category: chosen('category', category),
    kind: chosen('kind', kind),
    live: chosen('live', ['yes']),
  };
}

/** True if an operator passes all parts of a filter. */
export function matches(entry: CatalogEntry, filter: Filter): boolean {
  const {title, text, tags, path, kind, live} = entry;
  return (
    (filter.category === '' || categoriesOf(entry).includes(filter.category)) &&
    (filter.kind === '' || kind === filter.kind) &&
    (filter.live === '' || live) &&
    hasWords([title, text, ...tags, ...path].join(' '), filter.text)
  );
}
