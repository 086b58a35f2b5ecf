import type {Layout, Occurrences} from '../shared/codec/postings';
import {lowerBound} from '../shared/sorted';

/** The sections that have a term, in order, and how often each has it. */
export type Postings = {
  readonly sections: readonly number[];
  readonly frequencies: readonly number[];
};

/** Occurrences of a term for the encoder. */
export function occurrencesOf(
  {sections, frequencies}: Postings,
  {firstSections}: Layout,
  isName: Occurrences['isName'],
): Occurrences {
  return {
    isName,
    isInPages(start, end) {
      const next = sections[lowerBound(sections, firstSections[start]!)];
      return next !== undefined && next < firstSections[end]!;
    },
    frequency(section) {
      const at = lowerBound(sections, section);
      return sections[at] === section ? frequencies[at]! : 0;
    },
  };
}
