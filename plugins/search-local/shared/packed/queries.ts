import {bytesOf, toVlq, VlqReader} from './vlq';

/** The queries that a page expects, each the numbers of its stems in order. */
export type PageQueries = readonly (readonly number[])[];

const inOrder = (stems: readonly number[]): number[] =>
  [...new Set(stems)].sort((a, b) => a - b);

/** Lists of each page with their lengths before them; a stem is its distance from the one before. */
export function packQueries(pages: readonly PageQueries[]): string {
  const packed = (query: readonly number[]) => {
    const stems = inOrder(query);
    return [
      stems.length,
      ...stems.map((stem, at) => stem - (stems[at - 1] ?? 0)),
    ];
  };
  return pages
    .flatMap((queries) => [queries.length, ...queries.flatMap(packed)])
    .map(toVlq)
    .join('');
}

/** The queries that `packQueries` was given, by page. */
export function unpackQueries(packed: string, pages: number): PageQueries[] {
  const reader = new VlqReader(bytesOf(packed));
  const list = <Item>(next: () => Item): Item[] =>
    Array.from({length: reader.next()}, next);
  return Array.from({length: pages}, () =>
    list(() => {
      let stem = 0;
      return list(() => (stem += reader.next()));
    }),
  );
}
