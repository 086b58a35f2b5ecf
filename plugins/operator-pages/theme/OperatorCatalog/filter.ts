import {translate} from '@docusaurus/Translate';
import type {CatalogEntry} from '@theme/OperatorCatalog';

type PartRow = {
  readonly label: () => string;
  /** The values that an operator has. */
  readonly valuesOf: (entry: CatalogEntry) => readonly string[];
  /** On how many operators a value has to be; default 1. */
  readonly min?: number;
};

/** Category and subgroup as one name. */
export function categoryOf({path}: CatalogEntry): string[] {
  return path.map((_, at) => path.slice(0, at + 1).join(' / '));
}

/** Parts with one value, in the order in which they are shown. */
const CHOICE_ROWS = {
  category: {
    label: () =>
      translate({id: 'theme.OperatorCatalog.category', message: 'Category'}),
    valuesOf: categoryOf,
  },
  kind: {
    label: () =>
      translate({id: 'theme.OperatorCatalog.kind', message: 'Purpose'}),
    valuesOf: ({kind}) => [kind],
  },
  takes: {
    label: () =>
      translate({id: 'theme.OperatorCatalog.takes', message: 'Input'}),
    valuesOf: ({takes}) => takes,
  },
  gives: {
    label: () =>
      translate({id: 'theme.OperatorCatalog.gives', message: 'Output'}),
    valuesOf: ({gives}) => gives,
  },
  tag: {
    label: () => translate({id: 'theme.OperatorCatalog.tag', message: 'Tag'}),
    valuesOf: ({tags}) => tags,
    // A tag of one operator finds nothing that its name does not.
    min: 2,
  },
  label: {
    label: () =>
      translate({id: 'theme.OperatorCatalog.label', message: 'Label'}),
    valuesOf: ({can}) => can,
  },
  source: {
    label: () =>
      translate({id: 'theme.OperatorCatalog.source', message: 'Facts from'}),
    valuesOf: ({source}) => (source ? [source] : []),
  },
  live: {
    label: () =>
      translate({id: 'theme.OperatorCatalog.live', message: 'To try'}),
    valuesOf: ({live}) => (live ? ['yes'] : []),
  },
} as const satisfies Readonly<Record<string, PartRow>>;

/** A part of a filter with one value. */
export type Part = keyof typeof CHOICE_ROWS;

export const CHOICES = Object.keys(CHOICE_ROWS) as readonly Part[];

/** All parts that have values to choose from; of `handles`, an operator has to have all that are chosen. */
export const PARTS: Readonly<Record<Part | 'handles', PartRow>> = {
  ...CHOICE_ROWS,
  handles: {
    label: () =>
      translate({id: 'theme.OperatorCatalog.handles', message: 'Handles'}),
    valuesOf: ({can}) => can,
  },
};

/** What a reader asks the catalog for; empty: anything. */
export type Filter = Readonly<Record<'text' | Part, string>> & {
  readonly handles: readonly string[];
};

/** The filter that lets all operators through. */
export const NO_FILTER: Filter = {
  text: '',
  ...(Object.fromEntries(CHOICES.map((part) => [part, ''])) as Record<
    Part,
    string
  >),
  handles: [],
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
      (part) =>
        filter[part] === '' ||
        PARTS[part].valuesOf(entry).includes(filter[part]),
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
  valuesOf: PartRow['valuesOf'],
  min = 1,
): string[] {
  const counts = new Map<string, number>();
  for (const value of entries.flatMap(valuesOf)) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts.keys()]
    .filter((value) => counts.get(value)! >= min)
    .sort((a, b) => a.localeCompare(b, 'en'));
}

/** Values that readers can choose from, by the part of the filter. */
export type Options = Readonly<Record<Part | 'handles', readonly string[]>>;

/** Names of values that are codes, in the order in which they are offered, by the part of the filter. */
export type Names = Readonly<
  Partial<Record<Part | 'handles', Readonly<Record<string, string>>>>
>;

/** The values that there are for each part of the filter: codes in their order, others by name. */
export function optionsOf(
  entries: readonly CatalogEntry[],
  names: Names,
): Options {
  const parts = Object.entries(PARTS) as [keyof Options, PartRow][];
  return Object.fromEntries(
    parts.map(([part, {valuesOf, min}]) => {
      const values = choices(entries, valuesOf, min);
      const codes = names[part] && Object.keys(names[part]);
      return [part, codes?.filter((code) => values.includes(code)) ?? values];
    }),
  ) as unknown as Options;
}
