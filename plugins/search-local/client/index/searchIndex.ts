import type {StoredPage} from '../../shared/compactPages';
import {stem} from '../../shared/language/language';
import type {SectionAliases} from '../../shared/packed/lists';
import type {Postings} from '../../shared/packed/postings';
import type {Boosts} from '../../shared/types';

export type FieldLengths = {
  /** By field, then by section. */
  readonly byField: readonly Uint32Array[];
  readonly means: readonly number[];
};

/** An index in memory, ready for queries. */
export type SearchIndex = {
  readonly locale: string;
  readonly pages: readonly StoredPage[];
  /** Power of two of the number of pages that link to each page, 9 at the most. */
  readonly links: readonly number[];
  /** Page of each section. */
  readonly pageOf: Uint32Array;
  /** Number of the first section of each page, and at the end that of all sections. */
  readonly firstSections: readonly number[];
  /** Surface forms and stems, in order. */
  readonly terms: readonly string[];
  /** The number of the stem of each term. */
  readonly stems: Int32Array;
  /** The surface forms of each stem that has others than itself, by numbers of terms. */
  readonly forms: ReadonlyMap<number, readonly number[]>;
  readonly postings: Postings;
  /** Postings of each term that has been asked for, and those in fields of the specification; -1 while unknown. */
  readonly counts: Int32Array;
  readonly lengths: FieldLengths;
  readonly k1: number;
  readonly b: number;
  readonly boosts: Boosts;
  readonly postsLast: boolean;
  /** Synonyms by the key of what they replace. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  /** Words that mean each section, by section; each alias is the numbers of its stems. None in the first tier. */
  readonly aliases: readonly SectionAliases[];
  /** The folder of the texts, a file a page; empty where there are none. */
  readonly textsFolder: string;
  /** Whether only titles, tags, and categories are in it. */
  readonly isFirstTier: boolean;
};

/** Number of the first term that is a text or comes after it. */
export function lowerBound(terms: readonly string[], text: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (terms[middle]! < text) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/** Number of a term, or -1. */
export function termNumber(terms: readonly string[], text: string): number {
  const at = lowerBound(terms, text);
  return terms[at] === text ? at : -1;
}

/** Number of the stem of a word, or -1. The index has the stems of its own words, made with their accents. */
export function stemNumber(
  {terms, stems, locale}: Pick<SearchIndex, 'terms' | 'stems' | 'locale'>,
  word: string,
): number {
  const own = termNumber(terms, word);
  return own < 0 ? termNumber(terms, stem(word, locale)) : stems[own]!;
}

/** Numbers of the terms that begin with `prefix`, in order. */
export function termsWithPrefix(
  terms: readonly string[],
  prefix: string,
): number[] {
  const found: number[] = [];
  for (
    let term = lowerBound(terms, prefix);
    terms[term]?.startsWith(prefix);
    term++
  ) {
    found.push(term);
  }
  return found;
}
