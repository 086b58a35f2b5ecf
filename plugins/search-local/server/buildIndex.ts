import {compactPages} from '../shared/compactPages';
import {INDEX_FORMAT} from '../shared/constants';
import {
  CODE,
  CONTENT,
  INDEX_FIELDS,
  NAMES,
  PROSE_FIELDS,
  SEARCH_FIELDS,
} from '../shared/fields';
import {packPostings} from '../shared/packed/postings';
import type {TermSections} from '../shared/packed/postings';
import {packTerms} from '../shared/packed/terms';
import {toSignedVlq, toVlq} from '../shared/packed/vlq';
import {compounds, tokenize} from '../shared/words';
import type {SearchDocument} from '../shared/document';
import type {IndexFile} from '../shared/types';
import {buildDocuments} from './buildDocuments';
import type {SitePage, SiteSection} from './buildDocuments';
import {wordSegmenter} from './segment';
import {stemsOf} from './stems';

/** How to build an index. */
export type IndexSettings = {
  readonly locale: string;
  /** Parameters of BM25. */
  readonly k1: number;
  readonly b: number;
  /** Levels of parent categories that are searched. */
  readonly parentCategories: number;
  /** The folder of the texts. */
  readonly texts: string;
};

/** Terms of code that are worth finding: words, not the digits of data and keys. */
const CODE_TERM = /^[^\d]\D{2,19}$/;

/** Terms of code that a section has at the most: what is longer is a listing or data. */
const MAX_CODE_TERMS = 8;

/** Words that more sections have in their text say nothing of code that has them, too. */
const COMMON = 10;
const COMMON_SHARE = 0.01;

/** How often a term is in each field of its sections, by section. */
type Places = Map<number, number[]>;

/** Where terms are, by term. */
type TermPlaces = Map<string, Places>;

/** The counts of a term in a section, all 0 at first. */
function countsAt(found: TermPlaces, term: string, section: number): number[] {
  const places = found.get(term) ?? new Map<number, number[]>();
  found.set(term, places);
  const counts =
    places.get(section) ?? new Array<number>(INDEX_FIELDS.length).fill(0);
  places.set(section, counts);
  return counts;
}

/** Counts the surface forms of each field of each section. */
function countTerms(
  documents: readonly SearchDocument[],
  termsIn: (text: string) => string[],
): TermPlaces {
  const found: TermPlaces = new Map();
  documents.forEach((document, section) =>
    SEARCH_FIELDS.forEach((name, field) => {
      for (const term of [document[name]].flat().flatMap(termsIn)) {
        countsAt(found, term, section)[field]!++;
      }
    }),
  );
  return found;
}

/** Adds the names that a section defines and its text says. */
function addNames(
  found: TermPlaces,
  sections: readonly SiteSection[],
  termsIn: (text: string) => string[],
): void {
  sections.forEach(({names}, section) => {
    for (const term of names.flatMap(termsIn)) {
      const counts = found.get(term)?.get(section);
      if (counts?.[CONTENT]) {
        counts[NAMES] = 1;
      }
    }
  });
}

/** The terms of code: words, and identifiers as a whole, which are looked for as such. */
const codeTerms = (code: string): string[] =>
  compounds(code.replace(/[./]/g, ' ')).flatMap(
    ({parts, joined}) => joined ?? parts,
  );

/** Adds the terms that only the code of a section has. */
function addCode(
  found: TermPlaces,
  sections: readonly SiteSection[],
  segment: (text: string) => string,
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

/** A term of the index, its stem, and where it is. */
type IndexTerm = {
  readonly term: string;
  readonly stem: string;
  readonly places: TermSections;
};

/**
 * Terms in each field of each section: surface forms, and stems that are other
 * words beside them. The length of code says nothing.
 */
function fieldLengths(
  sections: number,
  terms: readonly IndexTerm[],
): number[][] {
  const lengths = PROSE_FIELDS.map(() => new Array<number>(sections).fill(0));
  for (const {term, stem, places} of terms) {
    for (const [section, counts] of places) {
      counts.slice(0, lengths.length).forEach((frequency, field) => {
        lengths[field]![section]! += stem === term ? frequency : 2 * frequency;
      });
    }
  }
  return lengths;
}

/**
 * Builds the index file of one locale. The same content in the same order
 * gives the same file, byte for byte.
 */
export function buildIndex(
  pages: readonly SitePage[],
  settings: IndexSettings,
): Omit<IndexFile, 'synonyms'> {
  const {k1, b, parentCategories, texts, locale} = settings;
  const documents = buildDocuments(pages, parentCategories);
  const sections = pages.flatMap((page) => page.sections);
  const segment = wordSegmenter(locale);
  const termsIn = (text: string) => tokenize(segment(text));
  const found = countTerms(documents, termsIn);
  addNames(found, sections, termsIn);
  addCode(found, sections, segment);
  const stems = stemsOf(
    [...found.keys()],
    documents.flatMap(({content, title}) => [content, title]),
    locale,
  );
  const terms = [...new Set([...stems.keys(), ...stems.values()])]
    .sort()
    .map((term): IndexTerm => ({
      term,
      stem: stems.get(term) ?? term,
      places: [...(found.get(term) ?? [])].sort(([a], [b]) => a - b),
    }));
  const numbers = new Map(terms.map(({term}, number) => [term, number]));
  const lengths = fieldLengths(documents.length, terms);
  return {
    documents: compactPages(pages),
    index: {
      format: INDEX_FORMAT,
      k1,
      b,
      parentCategories,
      links: pages
        .flatMap(({inLinks: count}) =>
          count === undefined
            ? []
            : Math.min(9, Math.floor(Math.log2(count + 1))),
        )
        .join(''),
      termCount: terms.length,
      terms: packTerms(terms.map(({term}) => term)),
      stems: terms
        .map(({stem}, number) => toSignedVlq(numbers.get(stem)! - number))
        .join(''),
      lengths: lengths.flat().map(toVlq).join(''),
      postings: packPostings(terms.map(({places}) => places)),
      texts,
    },
  };
}
