import type {CatalogEntry, PackedCatalog} from '@theme/OperatorCatalog';
import {slugOf} from './slug';

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
