import {bytesOf, toVlq, VlqReader} from './vlq';

/** Letters shared with the term before are one digit, so more are not counted. */
const RADIX = 36;
const MAX_SHARED = RADIX - 1;

/** Occurs in no term: terms are letters and digits. */
const SEPARATOR = ' ';

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < MAX_SHARED && length < a.length && a[length] === b[length]) {
    length++;
  }
  return length;
}

/** Terms in order, front-coded: for each the letters shared with the one before, then the others. */
export function packTerms(terms: readonly string[]): string {
  return terms
    .map((term, at) => {
      const shared = sharedLength(term, terms[at - 1] ?? '');
      return shared.toString(RADIX) + term.slice(shared);
    })
    .join(SEPARATOR);
}

/** The terms that `packTerms` was given. */
export function unpackTerms(text: string): string[] {
  let last = '';
  return text === ''
    ? []
    : text.split(SEPARATOR).map((item) => {
        last = last.slice(0, Number.parseInt(item[0]!, RADIX)) + item.slice(1);
        return last;
      });
}

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
