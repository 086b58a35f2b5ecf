import type {StoredPage} from '../../shared/compactPages';
import {stem} from '../../shared/language/language';
import type {SectionAliases} from '../../shared/packed/lists';
import type {Postings} from '../../shared/packed/postings';
import type {Boosts} from '../../shared/types';

export type FieldLengths = {
  /** Lengths by field, then by section. */
  readonly byField: readonly Uint32Array[];
  readonly means: readonly number[];
};

/** An index in memory, ready for queries. */
export type SearchIndex = {
  readonly locale: string;
  readonly pages: readonly StoredPage[];
  /** log2 of one more than the number of pages that link to each page, rounded down, maximum 9. */
  readonly links: readonly number[];
  /** Page of each section. */
  readonly pageOf: Uint32Array;
  /** Number of the first section of each page, followed by the number of sections. */
  readonly firstSections: readonly number[];
  /** Surface forms and stems, in order. */
  readonly terms: readonly string[];
  /** Number of the stem of each term. */
  readonly stems: Int32Array;
  /** Numbers of the inflected forms of each stem that has some. */
  readonly forms: ReadonlyMap<number, readonly number[]>;
  readonly postings: Postings;
  /** Number of postings of each term and its inflected forms; -1 if not counted yet. */
  readonly counts: Int32Array;
  readonly lengths: FieldLengths;
  readonly k1: number;
  readonly b: number;
  readonly boosts: Boosts;
  readonly postsLast: boolean;
  /** Synonyms by key (`keyOf`). */
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  /** Aliases by section, each a list of the numbers of its stems. Empty in the first tier. */
  readonly aliases: readonly SectionAliases[];
  /** Folder of the texts, with a file for each page; empty if there are none. */
  readonly textsFolder: string;
  /** True for an index of titles, tags, and categories only. */
  readonly isFirstTier: boolean;
};

/** Returns the number of the first term that is not before a text in the order of terms. */
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

/** Returns the number of a term, or -1. */
export function termNumber(terms: readonly string[], text: string): number {
  const at = lowerBound(terms, text);
  return terms[at] === text ? at : -1;
}

/** Returns the number of the stem of a word, or -1. For words of the index, it is the stem that the build made with their accents. */
export function stemNumber(
  {terms, stems, locale}: Pick<SearchIndex, 'terms' | 'stems' | 'locale'>,
  word: string,
): number {
  const own = termNumber(terms, word);
  return own < 0 ? termNumber(terms, stem(word, locale)) : stems[own]!;
}

/** Returns the numbers of the terms that begin with a prefix, in order. */
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
