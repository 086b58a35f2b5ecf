import {bytesOf, toSignedVlq, toVlq, VlqReader} from './vlq';

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

/** The aliases of a section, each the numbers of its stems in order; `~number` for a minor word. */
export type SectionAliases = readonly (readonly number[])[];

/**
 * Numbers of the stems, those with the longest postings first: the words of
 * aliases are frequent ones, so most of their places in this order are small
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

/** Lists of each section, with their lengths first. A stem is its place in `order`. */
export function packAliases(
  sections: readonly SectionAliases[],
  order: readonly number[],
): string {
  const placeOf = new Map(order.map((stem, place) => [stem, place]));
  const packed = (stem: number) =>
    toSignedVlq(stem < 0 ? ~placeOf.get(~stem)! : placeOf.get(stem)!);
  return sections
    .flatMap((aliases) => [
      toVlq(aliases.length),
      ...aliases.flatMap((alias) => [
        toVlq(alias.length),
        ...alias.map(packed),
      ]),
    ])
    .join('');
}

/** The aliases that `packAliases` was given, by section. */
export function unpackAliases(
  packed: string,
  sections: number,
  order: readonly number[],
): SectionAliases[] {
  const reader = new VlqReader(bytesOf(packed));
  const list = <Item>(next: () => Item): Item[] =>
    Array.from({length: reader.next()}, next);
  return Array.from({length: sections}, () =>
    list(() =>
      list(() => {
        const place = reader.nextSigned();
        return place < 0 ? ~order[~place]! : order[place]!;
      }),
    ),
  );
}
