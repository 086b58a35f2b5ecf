import type {CatalogEntry, PackedCatalog} from '@theme/OperatorCatalog';

/** Packs the entries of a catalog, as a page ships them. */
export function packCatalog(
  entries: readonly CatalogEntry[],
  names: PackedCatalog['names'],
): PackedCatalog {
  const fields = Object.keys(entries[0] ?? {}) as (keyof CatalogEntry)[];
  return {
    fields: Object.fromEntries(
      fields.map((field) => [field, entries.map((entry) => entry[field])]),
    ),
    names,
  };
}

/** The entries of a packed catalog, as they were. */
export function unpackCatalog({fields}: PackedCatalog): CatalogEntry[] {
  const lists = Object.entries(fields);
  return (fields.title ?? []).map(
    (_, at) =>
      Object.fromEntries(
        lists.map(([field, values]) => [field, values[at]]),
      ) as CatalogEntry,
  );
}
