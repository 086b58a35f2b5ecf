import {fromBase64} from '../../shared/codec/base64';
import {BitDecoder} from '../../shared/codec/bitCoder';
import {frontDecode} from '../../shared/codec/frontCoding';
import {
  NOWHERE,
  POSTING_CONTEXTS,
  PostingsCoder,
} from '../../shared/codec/postings';
import {expandPages} from '../../shared/compactPages';
import {INDEX_FORMAT} from '../../shared/constants';
import {firstSections, layoutOf} from '../../shared/layout';
import {searchedCategories} from '../../shared/searchPage';
import type {SearchPage} from '../../shared/searchPage';
import {ungroupSynonyms} from '../../shared/synonymGroups';
import type {
  Boosts,
  IndexFile,
  PackedIndex,
  TitlesFile,
} from '../../shared/types';
import {synonymTable} from '../query/synonyms';
import type {SynonymTable} from '../query/synonyms';
import {Inversion} from './inversion';
import {CATEGORIES, CONTENT, NAMES, TAGS, TITLE} from './searchIndex';
import type {SearchIndex} from './searchIndex';
import {weighInversion} from './weighInversion';

/** What an index file does not say about itself. */
export type LoadSettings = {
  readonly locale: string;
  readonly boosts: Boosts;
  /** Those of the first tier, for a complete index that leaves them to it. */
  readonly synonyms?: SynonymTable;
};

function addPages(
  inversion: Inversion,
  pages: readonly SearchPage[],
  parentCategories: number,
): void {
  let section = 0;
  for (const page of pages) {
    const categories = searchedCategories(page, parentCategories).join(' ');
    page.tags.forEach((tag) => inversion.addText(tag, section, TAGS));
    for (const {title} of page.sections) {
      inversion.addText(title, section, TITLE);
      inversion.addText(categories, section, CATEGORIES);
      section++;
    }
  }
}

function addPostings(
  inversion: Inversion,
  pages: readonly SearchPage[],
  {terms, sections, postings}: PackedIndex,
): void {
  const coder = new PostingsCoder(
    new BitDecoder(POSTING_CONTEXTS, fromBase64(postings)),
    layoutOf(pages, sections),
  );
  for (const term of frontDecode(terms)) {
    coder.term(NOWHERE, (section, frequency, isName) => {
      inversion.add(term, section, CONTENT, frequency);
      if (isName) {
        inversion.add(term, section, NAMES);
      }
    });
  }
}

function isIndexFile(file: unknown): file is IndexFile {
  const {documents, index} = (file ?? {}) as Partial<IndexFile>;
  return Array.isArray(documents) && index?.format === INDEX_FORMAT;
}

function isTitlesFile(file: unknown): file is TitlesFile {
  return Array.isArray(((file ?? {}) as Partial<TitlesFile>).documents);
}

/**
 * Makes the content of an index file, or of the first tier, searchable.
 * @throws Error when the file is not what this version of the plugin writes.
 */
export function loadIndex(
  file: unknown,
  {locale, boosts, synonyms}: LoadSettings,
): SearchIndex {
  const isComplete = isIndexFile(file);
  if (!isComplete && !(isTitlesFile(file) && !('index' in file))) {
    throw new Error(
      `The search index for ${locale} is damaged or of another version of the plugin. Build the site again.`,
    );
  }
  const pages = expandPages(file.documents);
  const {k1, b, parentCategories} = isComplete ? file.index : file;
  const inversion = new Inversion();
  addPages(inversion, pages, parentCategories);
  if (isComplete) {
    addPostings(inversion, pages, file.index);
  }
  const surfaces = [...inversion.places.keys()].sort();
  inversion.addStems(locale);
  const starts = firstSections(pages);
  const sectionCount = starts.at(-1) ?? 0;
  return {
    locale,
    pages,
    links: isComplete ? Array.from(file.index.links, Number) : [],
    pageOf: Uint32Array.from(
      pages.flatMap(({sections}, page) => sections.map(() => page)),
    ),
    firstSections: starts,
    ...weighInversion(inversion, {k1, b, boosts, sectionCount}),
    surfaces,
    synonyms:
      synonyms ?? synonymTable(ungroupSynonyms(file.synonyms ?? []), locale),
    textFiles: isComplete ? file.index.texts : [],
    isFirstTier: !isComplete,
  };
}
