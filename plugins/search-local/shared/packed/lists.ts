import {bytesOf, toSignedVlq, toVlq, VlqReader} from './vlq';

/** Base of the digit with the number of shared letters. */
const RADIX = 36;
const MAX_SHARED = RADIX - 1;

/** Separator of terms, which consist of letters and digits. */
const SEPARATOR = ' ';

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < MAX_SHARED && length < a.length && a[length] === b[length]) {
    length++;
  }
  return length;
}

/** Encodes sorted terms: for each one, the number of letters that it shares with the term before it, and its other letters (front coding). */
export function packTerms(terms: readonly string[]): string {
  return terms
    .map((term, at) => {
      const shared = sharedLength(term, terms[at - 1] ?? '');
      return shared.toString(RADIX) + term.slice(shared);
    })
    .join(SEPARATOR);
}

/** Decodes the result of `packTerms`. */
export function unpackTerms(text: string): string[] {
  let last = '';
  return text === ''
    ? []
    : text.split(SEPARATOR).map((item) => {
        last = last.slice(0, Number.parseInt(item[0]!, RADIX)) + item.slice(1);
        return last;
      });
}

/** Aliases of a section, each a list of the numbers of its stems; `~number` for a minor word. */
export type SectionAliases = readonly (readonly number[])[];

/**
 * Returns the numbers of the stems, longest postings first. Most words of aliases
 * are frequent, so most of their places in this order are small numbers. The
 * postings of a stem include the postings of its forms.
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
  // Sorting numbers takes a tenth of the time of sorting pairs.
  const keys = totals.map((total, term) => (term + 1) / (count + 1) - total);
  return Array.from(keys.sort(), (key) =>
    Math.round((key - Math.floor(key)) * (count + 1) - 1),
  );
}

/** Encodes the aliases of each section: lists that start with their lengths. A stem is its place in `order`. */
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

/** Decodes the result of `packAliases`. */
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
