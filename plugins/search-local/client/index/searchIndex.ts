import type {SearchPage} from '../../shared/searchPage';
import {lowerBound} from '../../shared/sorted';
import type {TextFileRef} from '../../shared/types';
import type {SynonymTable} from '../query/synonyms';

/** An index in memory, ready for queries. */
export type SearchIndex = {
  readonly locale: string;
  readonly pages: readonly SearchPage[];
  /** Power of two of the number of pages that link to each page, 9 at the most. */
  readonly links: readonly number[];
  /** Page of each section. */
  readonly pageOf: Uint32Array;
  /** Number of the first section of each page, and at the end that of all sections. */
  readonly firstSections: readonly number[];
  /** Surface forms and stems, in order. */
  readonly terms: readonly string[];
  /** The surface forms alone, in order. */
  readonly surfaces: readonly string[];
  /** Inverse document frequency of each term. */
  readonly idf: Float64Array;
  /** Where the postings of each term begin; one more at the end. */
  readonly starts: Uint32Array;
  /** Section of each posting; the postings of a term are in order of sections, then fields. */
  readonly sections: Uint32Array;
  /** Number of the field of each posting, in `INDEX_FIELDS`. */
  readonly fields: Uint8Array;
  /** 1 for each posting that has a stem by its inflected forms only. */
  readonly inflected: Uint8Array;
  /** BM25 weight of each posting, boost included. */
  readonly weights: Float64Array;
  readonly synonyms: SynonymTable;
  /** First page of each text file, and the file's name. */
  readonly textFiles: readonly TextFileRef[];
  /** Whether only titles, tags, and categories are in it. */
  readonly isFirstTier: boolean;
};

/** Fields of the index: those of the specification, and the names that sections define. */
export const INDEX_FIELDS = [
  'title',
  'content',
  'tags',
  'sidebarParentCategories',
  'names',
] as const;

export const TITLE = 0;
export const CONTENT = 1;
export const TAGS = 2;
export const CATEGORIES = 3;
export const NAMES = 4;

/** Number of a term, or -1. */
export function termNumber(terms: readonly string[], text: string): number {
  const at = lowerBound(terms, text);
  return terms[at] === text ? at : -1;
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
