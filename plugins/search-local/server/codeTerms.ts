import {CODE, CONTENT, NAMES} from '../shared/fields';
import {compounds, tokenize} from '../shared/words';
import type {SiteSection} from './buildDocuments';
import {countsAt} from './lunrBuilder';
import type {TermPlaces} from './lunrBuilder';

/** Terms of code that are worth finding: words, not the digits of data and keys. */
const CODE_TERM = /^[^\d]\D{2,19}$/;

/** Maximum number of terms of a section's code; the rest of a longer listing is mostly data. */
const MAX_CODE_TERMS = 32;

/** A word that more sections have in their text tells nothing about code. */
const COMMON = 10;
const COMMON_SHARE = 0.1;

type Segment = (text: string) => string;

/** Adds the names that a section defines and its text says. */
export function addNames(
  found: TermPlaces,
  sections: readonly SiteSection[],
  segment: Segment,
): void {
  sections.forEach(({names}, section) => {
    for (const term of names.flatMap((name) => tokenize(segment(name)))) {
      const counts = found.get(term)?.get(section);
      if (counts?.[CONTENT]) {
        counts[NAMES] = 1;
      }
    }
  });
}

/** Number of terms in the defined names of each section, as lunr counts fields: a word and its stem. */
export function nameLengths(
  found: TermPlaces,
  sections: number,
  stemOf: (term: string) => string,
): number[] {
  const lengths = new Array<number>(sections).fill(0);
  for (const [term, places] of found) {
    const count = stemOf(term) === term ? 1 : 2;
    places.forEach((counts, section) => {
      lengths[section]! += counts[NAMES] ? count : 0;
    });
  }
  return lengths;
}

/** The terms of code: words, and identifiers as a whole, which are looked for as such. */
const codeTerms = (code: string): string[] =>
  compounds(code.replace(/[./]/g, ' ')).flatMap(
    ({parts, joined}) => joined ?? parts,
  );

/** Adds the terms that only the code of a section has. */
export function addCode(
  found: TermPlaces,
  sections: readonly SiteSection[],
  segment: Segment,
): void {
  const most = Math.max(COMMON, sections.length * COMMON_SHARE);
  const common = new Set(
    [...found.keys()].filter(
      (term) =>
        [...found.get(term)!.values()].filter((counts) => counts[CONTENT])
          .length > most,
    ),
  );
  sections.forEach(({code}, section) => {
    const terms = [...new Set(codeTerms(segment(code)))].filter(
      (term) =>
        CODE_TERM.test(term) &&
        !common.has(term) &&
        !found.get(term)?.has(section),
    );
    for (const term of terms.slice(0, MAX_CODE_TERMS)) {
      countsAt(found, term, section)[CODE] = 1;
    }
  });
}
