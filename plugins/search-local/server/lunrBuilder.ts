import lunr from 'lunr';
import type {PluginOptions} from '../options';
import {
  INDEX_FIELDS,
  SEARCH_FIELDS,
  CODE,
  CONTENT,
  NAMES,
} from '../shared/fields';
import {memo} from '../shared/memo';
import type {SearchDocument} from '../shared/page';
import {tokenize, compounds} from '../shared/words';
import type {SiteSection} from './buildDocuments';

type BuilderSettings = Pick<PluginOptions, 'k1' | 'b' | 'boosts'> & {
  /** Adds spaces between the words of scripts that have none. */
  readonly segment: (text: string) => string;
  readonly stemOf: (term: string) => string;
};

/** Number of occurrences of each term in a field of a document. */
type Frequencies = Readonly<Record<string, number>>;

/** Counts of a lunr builder by `field/document`, which its type declarations do not have. */
type Counts = {
  readonly fieldTermFrequencies: Readonly<Record<string, Frequencies>>;
  /** Number of terms. */
  readonly fieldLengths: Readonly<Record<string, number>>;
};

/** Creates a lunr builder with the documents. A word gives two terms, itself and its stem, if they differ. */
export function lunrBuilder(
  documents: readonly SearchDocument[],
  {k1, b, boosts, segment, stemOf}: BuilderSettings,
): lunr.Builder & Counts {
  const builder = new lunr.Builder();
  const termsOf = (text: string) =>
    tokenize(segment(text)).flatMap((term) => {
      const stem = stemOf(term);
      return stem === term ? term : [term, stem];
    });
  builder.tokenizer = Object.assign(
    (field?: unknown) =>
      [field as string | string[]]
        .flat()
        .flatMap(termsOf)
        .map((term) => new lunr.Token(term, {})),
    {separator: lunr.tokenizer.separator},
  );
  builder.k1(k1);
  builder.b(b);
  builder.ref('id');
  SEARCH_FIELDS.forEach((field) =>
    builder.field(field, {boost: boosts[field]}),
  );
  documents.forEach((document) => builder.add(document));
  return builder as lunr.Builder & Counts;
}

/** Number of occurrences in each field, by term and by section. */
type TermPlaces = Map<string, Map<number, number[]>>;

/** Returns the counts of a term in a section, by field number, which are 0 at first. */
function countsAt(found: TermPlaces, term: string, section: number): number[] {
  const places = memo(found, term, () => new Map<number, number[]>());
  return memo(places, section, () =>
    new Array<number>(INDEX_FIELDS.length).fill(0),
  );
}

/** Returns the number of occurrences of each term as a word. lunr also counts a stem for each of its forms, which is subtracted. */
function writtenCounts(
  frequencies: Frequencies,
  stemOf: (term: string) => string,
): Map<string, number> {
  const forms = new Map<string, string[]>();
  for (const term of Object.keys(frequencies)) {
    const stem = stemOf(term);
    if (stem !== term) {
      memo(forms, stem, () => []).push(term);
    }
  }
  const written = new Map<string, number>();
  const countOf = (term: string): number =>
    memo(written, term, () =>
      (forms.get(term) ?? []).reduce(
        (rest, form) => rest - countOf(form),
        frequencies[term]!,
      ),
    );
  Object.keys(frequencies).forEach(countOf);
  return written;
}

/** Returns the sections and fields that have the terms of a builder as words. */
export function placesOf(
  {fieldTermFrequencies}: Counts,
  sections: number,
  stemOf: (term: string) => string,
): TermPlaces {
  const found: TermPlaces = new Map();
  for (let section = 0; section < sections; section++) {
    SEARCH_FIELDS.forEach((name, field) => {
      const frequencies = fieldTermFrequencies[`${name}/${section}`]!;
      for (const [term, count] of writtenCounts(frequencies, stemOf)) {
        if (count > 0) {
          countsAt(found, term, section)[field] = count;
        }
      }
    });
  }
  return found;
}

/** Returns the number of terms of each section, for each field. */
export const lengthsOf = (
  {fieldLengths}: Counts,
  sections: number,
): number[][] =>
  SEARCH_FIELDS.map((field) =>
    Array.from(
      {length: sections},
      (_, section) => fieldLengths[`${field}/${section}`]!,
    ),
  );

/** Matches terms of code to index: words, but not the digits of data and keys. */
const CODE_TERM = /^[^\d]\D{2,19}$/;

/** Maximum number of indexed terms of a section's code. The rest of a longer listing is mostly data. */
const MAX_CODE_TERMS = 32;

/** Number and share of sections from which a word of their text is too common to be indexed in code. */
const COMMON = 10;
const COMMON_SHARE = 0.1;

type Segment = (text: string) => string;

/** Adds the names that a section defines, if its text has them. */
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

/** Returns the number of terms in the defined names of each section. A word and its stem count as two, as in lunr. */
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

/** Returns the terms of code: words, and whole identifiers. */
const codeTerms = (code: string): string[] =>
  compounds(code.replace(/[./]/g, ' ')).flatMap(
    ({parts, joined}) => joined ?? parts,
  );

/** Adds the terms that are only in the code of a section. */
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
