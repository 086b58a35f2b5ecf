import {expandPages, sectionCount} from '../../shared/compactPages';
import {INDEX_FORMAT} from '../../shared/constants';
import {SEARCH_FIELDS} from '../../shared/fields';
import {memo} from '../../shared/memo';
import {
  byFrequency,
  unpackAliases,
  unpackTerms,
} from '../../shared/packed/lists';
import {unpackPostings} from '../../shared/packed/postings';
import {unpackSynonyms} from '../../shared/packed/synonyms';
import {bytesOf, chunkSizes, VlqReader} from '../../shared/packed/vlq';
import type {IndexFile, PackedIndex, TitlesFile} from '../../shared/types';
import type {FieldLengths, SearchIndex} from './searchIndex';

export type LoadSettings = Pick<SearchIndex, 'locale' | 'boosts'>;

function lengthsOf(packed: string, sections: number): FieldLengths {
  const reader = new VlqReader(bytesOf(packed));
  const byField = SEARCH_FIELDS.map(() => {
    const lengths = new Uint32Array(sections);
    for (let section = 0; section < sections; section++) {
      lengths[section] = reader.next();
    }
    return lengths;
  });
  return {
    byField,
    means: byField.map(
      (lengths) => lengths.reduce((sum, length) => sum + length, 0) / sections,
    ),
  };
}

function stemsOf(
  packed: string,
  terms: number,
): Pick<SearchIndex, 'stems' | 'forms'> {
  const reader = new VlqReader(bytesOf(packed));
  const stems = new Int32Array(terms);
  for (let form = 0; form < terms; form++) {
    stems[form] = form + reader.nextSigned();
  }
  const forms = new Map<number, number[]>();
  stems.forEach((stem, form) => {
    if (stem !== form) {
      memo(forms, stem, () => []).push(form);
    }
  });
  return {stems, forms};
}

function unpack(packed: PackedIndex, sections: number) {
  const {termCount} = packed;
  const terms = unpackTerms(packed.terms);
  if (terms.length !== termCount) {
    throw new RangeError('Terms are missing.');
  }
  return {
    terms,
    ...stemsOf(packed.stems, termCount),
    postings: unpackPostings(packed.postings, termCount),
    counts: new Int32Array(termCount).fill(-1),
    lengths: lengthsOf(packed.lengths, sections),
  };
}

function isIndexFile(file: unknown): file is IndexFile | TitlesFile {
  const {documents, index} = (file ?? {}) as Partial<IndexFile>;
  return Array.isArray(documents) && index?.format === INDEX_FORMAT;
}

function load(
  file: IndexFile | TitlesFile,
  {locale, boosts}: LoadSettings,
): SearchIndex {
  const {k1, b, postsLast, links, texts} = file.index;
  const firstSections = [0];
  file.documents.forEach((document, page) => {
    firstSections.push(firstSections[page]! + sectionCount(document));
  });
  const pageOf = new Uint32Array(firstSections.at(-1)!);
  file.documents.forEach((_, page) => {
    pageOf.fill(page, firstSections[page], firstSections[page + 1]);
  });
  const unpacked = unpack(file.index, pageOf.length);
  const {postings, stems} = unpacked;
  const isFirstTier = !('synonyms' in file);
  return {
    locale,
    pages: expandPages(file.documents),
    links: Array.from(links, Number),
    pageOf,
    firstSections,
    ...unpacked,
    k1,
    b,
    boosts,
    postsLast,
    aliases: unpackAliases(
      file.index.aliases,
      pageOf.length,
      isFirstTier ? [] : byFrequency(chunkSizes(postings.sections), stems),
    ),
    synonyms: unpackSynonyms('synonyms' in file ? file.synonyms : {}),
    textsFolder: texts,
    isFirstTier,
  };
}

/**
 * Decodes an index file, complete or with titles only.
 * @throws Error if this version of the plugin does not write such files.
 */
export function loadIndex(file: unknown, settings: LoadSettings): SearchIndex {
  try {
    if (isIndexFile(file)) {
      return load(file, settings);
    }
  } catch {
    // The error below is enough: details of a damaged file do not help readers.
  }
  throw new Error(
    `The search index for ${settings.locale} is damaged or of another version of the plugin. Build the site again.`,
  );
}
