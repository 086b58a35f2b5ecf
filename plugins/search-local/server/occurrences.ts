import type {Layout, Occurrences} from '../shared/codec/postings';

/** Position of the first number of a sorted list that is `value` or more. */
function lowerBound(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/** Occurrences of a term for the encoder; `sections` are in order. */
export function occurrencesOf(
  sections: readonly number[],
  {firstSections}: Layout,
  inSection: Pick<Occurrences, 'frequency' | 'isName'>,
): Occurrences {
  return {
    ...inSection,
    isInPages(start, end) {
      const next = sections[lowerBound(sections, firstSections[start]!)];
      return next !== undefined && next < firstSections[end]!;
    },
  };
}
