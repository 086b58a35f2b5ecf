import lunr from 'lunr';
import type {PluginOptions} from '../options';
import {INDEX_FIELDS, SEARCH_FIELDS} from '../shared/fields';
import type {SearchDocument} from '../shared/document';
import {tokenize} from '../shared/words';

/** How lunr builds an index. */
export type BuilderSettings = Pick<PluginOptions, 'k1' | 'b' | 'boosts'> & {
  /** Adds spaces between the words of scripts that have none. */
  readonly segment: (text: string) => string;
  readonly stemOf: (term: string) => string;
};

/** How often a field of a document has each term. */
type Frequencies = Readonly<Record<string, number>>;

/** What a lunr builder has counted, by `field/document`; its type declarations leave this out. */
type Counts = {
  readonly fieldTermFrequencies: Readonly<Record<string, Frequencies>>;
  /** Number of terms. */
  readonly fieldLengths: Readonly<Record<string, number>>;
};

/**
 * A lunr builder that contains the documents. A word of a text gives two terms,
 * itself and its stem; a word that is its own stem gives one.
 */
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

/** How often a term is in each field of its sections, by section. */
export type Places = Map<number, number[]>;

/** Where terms are, by term. */
export type TermPlaces = Map<string, Places>;

/** The counts of a term in a section, by field number; all are 0 at first. */
export function countsAt(
  found: TermPlaces,
  term: string,
  section: number,
): number[] {
  const places = found.get(term) ?? new Map<number, number[]>();
  found.set(term, places);
  const counts =
    places.get(section) ?? new Array<number>(INDEX_FIELDS.length).fill(0);
  places.set(section, counts);
  return counts;
}

/** How often a text has each term as a word: lunr counts a stem with each of its forms, too. */
function writtenCounts(
  frequencies: Frequencies,
  stemOf: (term: string) => string,
): Map<string, number> {
  const forms = new Map<string, string[]>();
  for (const term of Object.keys(frequencies)) {
    const stem = stemOf(term);
    if (stem !== term) {
      forms.set(stem, [...(forms.get(stem) ?? []), term]);
    }
  }
  const written = new Map<string, number>();
  const countOf = (term: string): number => {
    const count =
      written.get(term) ??
      (forms.get(term) ?? []).reduce(
        (rest, form) => rest - countOf(form),
        frequencies[term]!,
      );
    written.set(term, count);
    return count;
  };
  Object.keys(frequencies).forEach(countOf);
  return written;
}

/** Where texts have the terms of a builder as words. */
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

/** Number of terms of each section, for each field. */
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
