import {toBase64} from '../shared/codec/base64';
import {BitEncoder} from '../shared/codec/bitCoder';
import {PostingsCoder} from '../shared/codec/postings';
import {VocabularyCoder} from '../shared/codec/vocabulary';
import {compactPages} from '../shared/compactPages';
import {INDEX_FORMAT} from '../shared/constants';
import {knownWords} from '../shared/knownWords';
import {layoutOf, sectionLetter} from '../shared/layout';
import {tokenize} from '../shared/tokenizer';
import type {IndexFile, PackedIndex, TextFileRef} from '../shared/types';
import type {SiteContent} from './buildDocuments';
import {occurrencesOf} from './occurrences';
import type {Postings} from './occurrences';

/** How to build an index. */
export type IndexSettings = {
  /** Parameters of BM25. */
  readonly k1: number;
  readonly b: number;
  /** Levels of parent categories that are searched. */
  readonly parentCategories: number;
  /** The files that hold the texts. */
  readonly texts: readonly TextFileRef[];
};

/** How often a section has each of its terms. */
type Section = {
  readonly frequencies: ReadonlyMap<string, number>;
  readonly names: ReadonlySet<string>;
};

function section(text: string, names: readonly string[]): Section {
  const frequencies = new Map<string, number>();
  for (const term of tokenize(text)) {
    frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
  }
  const named = names.flatMap(tokenize).filter((term) => frequencies.has(term));
  return {frequencies, names: new Set(named)};
}

/** The postings of each term. */
function invert(sections: readonly Section[]): Map<string, Postings> {
  const inverted = new Map<
    string,
    {sections: number[]; frequencies: number[]}
  >();
  sections.forEach(({frequencies}, at) => {
    for (const [term, frequency] of frequencies) {
      let postings = inverted.get(term);
      if (!postings) {
        postings = {sections: [], frequencies: []};
        inverted.set(term, postings);
      }
      postings.sections.push(at);
      postings.frequencies.push(frequency);
    }
  });
  return inverted;
}

function pack(
  {pages, texts, names, inLinks}: SiteContent,
  settings: IndexSettings,
): PackedIndex {
  const sections = texts.map((text, at) => section(text, names[at] ?? []));
  const letters = sections
    .map(({frequencies, names: named}) =>
      sectionLetter(frequencies.size, named.size > 0),
    )
    .join('');
  const inverted = invert(sections);
  const terms = [...inverted.keys()].sort();
  const layout = layoutOf(pages, letters);
  const encoder = new BitEncoder();
  new VocabularyCoder(encoder).words(knownWords(pages), terms.length, terms);
  const coder = new PostingsCoder(encoder, layout);
  for (const term of terms) {
    const occurrences = occurrencesOf(
      inverted.get(term)!,
      layout,
      (at) => sections[at]?.names.has(term) ?? false,
    );
    coder.term(term, occurrences, () => undefined);
  }
  return {
    format: INDEX_FORMAT,
    k1: settings.k1,
    b: settings.b,
    parentCategories: settings.parentCategories,
    links: inLinks
      .map((count) => Math.min(9, Math.floor(Math.log2(count + 1))))
      .join(''),
    termCount: terms.length,
    sections: letters,
    postings: toBase64(encoder.finish()),
    texts: settings.texts,
  };
}

/**
 * Builds the index file of one locale. The same content in the same order
 * gives the same file, byte for byte.
 */
export function buildIndex(
  content: SiteContent,
  settings: IndexSettings,
): IndexFile {
  return {
    documents: compactPages(content.pages),
    index: pack(content, settings),
  };
}
