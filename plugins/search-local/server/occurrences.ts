import type {Layout, Occurrences} from '../shared/codec/postings';
import {lowerBound} from '../shared/sorted';

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
