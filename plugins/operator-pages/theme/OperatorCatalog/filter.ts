import type {CatalogEntry} from '@theme/OperatorCatalog';

/** Parts of a filter with one value, in the order in which they are shown. */
export const CHOICES = [
  'category',
  'kind',
  'takes',
  'gives',
  'tag',
  'label',
  'source',
  'live',
] as const;

/** A part of a filter with one value. */
export type Part = (typeof CHOICES)[number];

/** What a reader asks the catalog for; empty: anything. */
export type Filter = Readonly<Record<'text' | Part, string>> & {
  /** Capabilities that an operator has to have, all of them. */
  readonly handles: readonly string[];
};

/** The filter that lets all operators through. */
export const NO_FILTER: Filter = {
  text: '',
  category: '',
  kind: '',
  takes: '',
  gives: '',
  tag: '',
  label: '',
  source: '',
  live: '',
  handles: [],
};

/** Capabilities by which the label of the data is asked for. */
export const LABELS = [
  'numeric_label',
  'binominal_label',
  'polynominal_label',
  'one_class_label',
  'no_label',
] as const;

/** Other capabilities that can be asked for. */
export const HANDLES = [
  'missing_values',
  'weights',
  'polynominal_columns',
  'numeric_columns',
  'updatable',
] as const;

/** Category and subgroup as one name. */
export function categoryOf({path}: CatalogEntry): string[] {
  return path.map((_, at) => path.slice(0, at + 1).join(' / '));
}

const ofList = (names: readonly string[], order: readonly string[]) =>
  order.filter((name) => names.includes(name));

/** The values that an operator has for each choice. */
export const VALUES: Readonly<
  Record<Part | 'handles', (entry: CatalogEntry) => readonly string[]>
> = {
  category: categoryOf,
  kind: ({kind}) => [kind],
  takes: ({takes}) => takes,
  gives: ({gives}) => gives,
  tag: ({tags}) => tags,
  label: ({can}) => ofList(can, LABELS),
  source: ({source}) => (source === undefined ? [] : [source]),
  live: ({live}) => (live ? ['yes'] : []),
  handles: ({can}) => ofList(can, HANDLES),
};

/** All text of an operator that is searched. */
export function searchText({title, text, tags, path}: CatalogEntry): string {
  return [title, text, ...tags, ...path].join(' ').toLowerCase();
}

/** Whether an operator meets all parts of a filter; of the text, each word has to be there. */
export function matches(
  entry: CatalogEntry,
  filter: Filter,
  searched = searchText(entry),
): boolean {
  return (
    CHOICES.every(
      (choice) =>
        filter[choice] === '' || VALUES[choice](entry).includes(filter[choice]),
    ) &&
    filter.handles.every((name) => entry.can.includes(name)) &&
    filter.text
      .toLowerCase()
      .split(/\s+/)
      .every((word) => searched.includes(word))
  );
}

/** Whether an operator has what a filter asks for in some settings only. */
export function needsSettings(entry: CatalogEntry, filter: Filter): boolean {
  return [filter.label, ...filter.handles].some((name) =>
    entry.depends.includes(name),
  );
}

/** The values that some operators have, sorted; `min`: on how many operators at least. */
export function choices(
  entries: readonly CatalogEntry[],
  valuesOf: (entry: CatalogEntry) => readonly string[],
  min = 1,
): string[] {
  const counts = new Map<string, number>();
  for (const value of entries.flatMap(valuesOf)) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= min)
    .map(([value]) => value)
    .sort((a, b) => a.localeCompare(b, 'en'));
}
