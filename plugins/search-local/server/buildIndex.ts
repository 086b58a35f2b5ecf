import {compactPages} from '../shared/compactPages';
import {INDEX_FORMAT} from '../shared/constants';
import {CODE, INDEX_FIELDS, PROSE_FIELDS, NAMES} from '../shared/fields';
import {packPostings} from '../shared/packed/postings';
import {packTerms} from '../shared/packed/terms';
import {toSignedVlq, toVlq} from '../shared/packed/vlq';
import {compounds, tokenize} from '../shared/tokenizer';
import {SEARCH_FIELDS} from '../shared/types';
import type {IndexFile, PackedIndex} from '../shared/types';
import {buildDocuments} from './buildDocuments';
import type {SiteContent} from './buildDocuments';
import {invertDocuments} from './lunrBuilder';
import type {LunrCounts} from './lunrBuilder';
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
type Places = ReadonlyMap<number, readonly number[]>;

const noCounts = () => new Array<number>(INDEX_FIELDS.length).fill(0);

/** The sections of a term in order, with names and code as fields of their own. */
function placesOf(
  term: string,
  {invertedIndex, fieldTermFrequencies}: LunrCounts,
  names: readonly ReadonlySet<string>[],
  code: readonly number[],
): Places {
  const places = new Map<number, number[]>();
  SEARCH_FIELDS.forEach((name, field) => {
    for (const id of Object.keys(invertedIndex[term]?.[name] ?? {})) {
      const counts = places.get(Number(id)) ?? noCounts();
      counts[field] = fieldTermFrequencies[`${name}/${id}`]?.[term] ?? 0;
      places.set(Number(id), counts);
    }
  });
  for (const [section, counts] of places) {
    counts[NAMES] = names[section]?.has(term) ? 1 : 0;
  }
  for (const section of code) {
    const counts = places.get(section) ?? noCounts();
    counts[CODE] = 1;
    places.set(section, counts);
  }
  return new Map([...places].sort(([one], [other]) => one - other));
}

/** The terms of code: words, and identifiers as a whole, which are looked for as such. */
const codeTerms = (code: string): string[] =>
  compounds(code.replace(/[./]/g, ' ')).flatMap(
    ({parts, joined}) => joined ?? parts,
  );

/** The sections of the terms that only their code has, by term. */
function codePlaces(
  {code}: SiteContent,
  {invertedIndex, fieldTermFrequencies}: LunrCounts,
  segment: (text: string) => string,
): Map<string, number[]> {
  const places = new Map<string, number[]>();
  const most = Math.max(COMMON, code.length * COMMON_SHARE);
  const isCommon = (term: string) =>
    Object.keys(invertedIndex[term]?.content ?? {}).length > most;
  code.forEach((text, section) => {
    const isElsewhere = (term: string) =>
      SEARCH_FIELDS.some(
        (field) => fieldTermFrequencies[`${field}/${section}`]?.[term],
      );
    const terms = [...new Set(codeTerms(segment(text)))].filter(
      (term) => CODE_TERM.test(term) && !isCommon(term) && !isElsewhere(term),
    );
    for (const term of terms.slice(0, MAX_CODE_TERMS)) {
      places.set(term, [...(places.get(term) ?? []), section]);
    }
  });
  return places;
}

/** The names that a section defines and its text says, by section. */
function namedTerms(
  {names}: SiteContent,
  {fieldTermFrequencies}: LunrCounts,
  terms: (text: string) => string[],
): ReadonlySet<string>[] {
  return names.map((own, section) => {
    const inText = fieldTermFrequencies[`content/${section}`] ?? {};
    return new Set(own.flatMap(terms).filter((term) => inText[term]));
  });
}

/**
 * Terms in each field of each section: surface forms, and stems that are other
 * words beside them. The length of code says nothing.
 */
function fieldLengths(
  sections: number,
  terms: readonly {readonly places: Places; readonly hasStem: boolean}[],
): number[][] {
  const lengths = PROSE_FIELDS.map(() => new Array<number>(sections).fill(0));
  for (const {places, hasStem} of terms) {
    for (const [section, counts] of places) {
      counts.slice(0, lengths.length).forEach((frequency, field) => {
        lengths[field]![section]! += hasStem ? 2 * frequency : frequency;
      });
    }
  }
  return lengths;
}

function pack(content: SiteContent, settings: IndexSettings): PackedIndex {
  const {k1, b, parentCategories, texts, locale} = settings;
  const documents = buildDocuments(content, parentCategories);
  const segment = wordSegmenter(locale);
  const termsIn = (text: string) => tokenize(segment(text));
  const counts = invertDocuments(documents, termsIn);
  const names = namedTerms(content, counts, termsIn);
  const code = codePlaces(content, counts, segment);
  const stems = stemsOf(
    [...Object.keys(counts.invertedIndex), ...code.keys()],
    [...content.texts, ...documents.map(({title}) => title)],
    locale,
  );
  const terms = [...new Set([...stems.keys(), ...stems.values()])]
    .sort()
    .map((term) => ({
      term,
      stem: stems.get(term) ?? term,
      places: placesOf(term, counts, names, code.get(term) ?? []),
    }));
  const numbers = new Map(terms.map(({term}, number) => [term, number]));
  const lengths = fieldLengths(
    documents.length,
    terms.map(({term, stem: own, places}) => ({places, hasStem: own !== term})),
  );
  return {
    format: INDEX_FORMAT,
    k1,
    b,
    parentCategories,
    links: content.inLinks
      .map((count) => Math.min(9, Math.floor(Math.log2(count + 1))))
      .join(''),
    termCount: terms.length,
    terms: packTerms(terms.map(({term}) => term)),
    stems: terms
      .map(({stem: own}, number) => toSignedVlq(numbers.get(own)! - number))
      .join(''),
    lengths: lengths.flat().map(toVlq).join(''),
    postings: packPostings(terms.map(({places}) => [...places])),
    texts,
  };
}

/**
 * Builds the index file of one locale. The same content in the same order
 * gives the same file, byte for byte.
 */
export function buildIndex(
  content: SiteContent,
  settings: IndexSettings,
): Omit<IndexFile, 'synonyms'> {
  return {
    documents: compactPages(content.pages),
    index: pack(content, settings),
  };
}
