import type {CatalogEntry, PackedCatalog} from '@theme/OperatorCatalog';
import {slugOf} from '../shared/slug';

type Row = PackedCatalog['rows'][number];

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
  const rows = entries.map((entry): Row => {
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
