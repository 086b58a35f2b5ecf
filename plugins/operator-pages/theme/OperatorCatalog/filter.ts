import type {CatalogEntry} from '@theme/OperatorCatalog';

/** What a reader asks the catalog for; empty: anything. */
export type Filter = {
  readonly text: string;
  readonly category: string;
  readonly kind: string;
  readonly takes: string;
  readonly gives: string;
  readonly tag: string;
};

/** The filter that lets all operators through. */
export const NO_FILTER: Filter = {
  text: '',
  category: '',
  kind: '',
  takes: '',
  gives: '',
  tag: '',
};

/** Category and subgroup as one name. */
export function categoryOf({path}: CatalogEntry): string[] {
  return path.map((_, at) => path.slice(0, at + 1).join(' / '));
}

/** Whether an operator meets all parts of a filter; of the text, each word has to be there. */
export function matches(entry: CatalogEntry, filter: Filter): boolean {
  const {text, category, kind, takes, gives, tag} = filter;
  const words = [entry.title, entry.text, ...entry.tags, ...entry.path]
    .join(' ')
    .toLowerCase();
  return (
    (category === '' || categoryOf(entry).includes(category)) &&
    (kind === '' || entry.kind === kind) &&
    (takes === '' || entry.takes.includes(takes)) &&
    (gives === '' || entry.gives.includes(gives)) &&
    (tag === '' || entry.tags.includes(tag)) &&
    text
      .toLowerCase()
      .split(/\s+/)
      .every((word) => words.includes(word))
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

/** Operators by the first letter of their titles. */
export function byLetter(
  entries: readonly CatalogEntry[],
): [letter: string, entries: CatalogEntry[]][] {
  const groups = new Map<string, CatalogEntry[]>();
  for (const entry of entries) {
    const letter = entry.title.charAt(0).toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups];
}
