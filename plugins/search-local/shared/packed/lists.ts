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

/** The queries that a page expects, each the numbers of its stems. */
export type PageQueries = readonly (readonly number[])[];

/**
 * Numbers of the stems, those with the longest postings first: the words of
 * queries are frequent ones, so most of their places in this order are small
 * numbers. A stem's postings include those of its forms.
 * @param sizes - Length of the packed postings of each term.
 * @param stems - Number of the stem of each term.
 */
export function byFrequency(
  sizes: readonly number[],
  stems: ArrayLike<number>,
): number[] {
  const count = sizes.length;
  const totals = new Float64Array(count);
  sizes.forEach((size, term) => {
    totals[stems[term]!]! += size;
  });
  // Numbers of one array sort in a tenth of the time that pairs take.
  const keys = totals.map((total, term) => (term + 1) / (count + 1) - total);
  return Array.from(keys.sort(), (key) =>
    Math.round((key - Math.floor(key)) * (count + 1) - 1),
  );
}

/** Lists of each page, with their lengths first. A stem is its place in `order`, as the distance from the place before. */
export function packQueries(
  pages: readonly PageQueries[],
  order: readonly number[],
): string {
  const placeOf = new Map(order.map((stem, place) => [stem, place]));
  const packed = (query: readonly number[]) => {
    const unique = new Set(query.map((stem) => placeOf.get(stem)!));
    const places = [...unique].sort((a, b) => a - b);
    return [
      places.length,
      ...places.map((place, at) => place - (at > 0 ? places[at - 1]! + 1 : 0)),
    ];
  };
  return pages
    .flatMap((queries) => [queries.length, ...queries.flatMap(packed)])
    .map(toVlq)
    .join('');
}

/** The queries that `packQueries` was given, by page. */
export function unpackQueries(
  packed: string,
  pages: number,
  order: readonly number[],
): PageQueries[] {
  const reader = new VlqReader(bytesOf(packed));
  const list = <Item>(next: () => Item): Item[] =>
    Array.from({length: reader.next()}, next);
  return Array.from({length: pages}, () =>
    list(() => {
      let place = -1;
      return list(() => order[(place += 1 + reader.next())]!);
    }),
  );
}
