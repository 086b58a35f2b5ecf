import type {CatalogEntry, PackedCatalog} from '@theme/OperatorCatalog';

/** The last part of the path of most operators, as it follows from the title. */
const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');

/** Collects values, each once, and tells their places. */
function createTable<T>() {
  const values: T[] = [];
  const places = new Map<string, number>();
  return {
    values,
    placeOf(value: T): number {
      const key = JSON.stringify(value);
      const at = places.get(key) ?? values.push(value) - 1;
      places.set(key, at);
      return at;
    },
  };
}

/**
 * Packs the entries of a catalog, as a page ships them: what several operators
 * share is written once, and a path that follows from a title is left out.
 */
export function packCatalog(
  entries: readonly CatalogEntry[],
  sources: PackedCatalog['sources'],
): PackedCatalog {
  const places = createTable<PackedCatalog['places'][number]>();
  const kinds = createTable<string>();
  const types = createTable<readonly string[]>();
  const facts = createTable<PackedCatalog['facts'][number]>();
  const rows = entries.map((entry): PackedCatalog['rows'][number] => {
    const end = entry.href.replace(/\/$/, '').lastIndexOf('/') + 1;
    const tail = entry.href.slice(end);
    const row = [
      entry.title,
      entry.text,
      entry.tags.join('|'),
      places.placeOf([entry.href.slice(0, end), ...entry.path]),
      kinds.placeOf(entry.kind),
      types.placeOf(entry.takes),
      types.placeOf(entry.gives),
      facts.placeOf([
        entry.source ?? '',
        entry.can,
        entry.depends,
        entry.deprecated ? 1 : 0,
        entry.live ? 1 : 0,
      ]),
    ] as const;
    return tail === slugOf(entry.title) ? row : [...row, tail];
  });
  return {
    places: places.values,
    kinds: kinds.values,
    types: types.values,
    facts: facts.values,
    sources,
    rows,
  };
}

/** The entries of a packed catalog, as they were. */
export function unpackCatalog({
  places,
  kinds,
  types,
  facts,
  rows,
}: PackedCatalog): CatalogEntry[] {
  return rows.map(
    ([title, text, tags, place, kind, takes, gives, fact, tail]) => {
      const [folder, ...path] = places[place]!;
      const [source, can, depends, deprecated, live] = facts[fact]!;
      return {
        title,
        href: folder + (tail ?? slugOf(title)),
        text,
        path,
        kind: kinds[kind]!,
        takes: types[takes]!,
        gives: types[gives]!,
        tags: tags === '' ? [] : tags.split('|'),
        ...(source !== '' && {source}),
        can,
        depends,
        ...(live === 1 && {live: true}),
        ...(deprecated === 1 && {deprecated: true}),
      };
    },
  );
}
