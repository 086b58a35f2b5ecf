import type {PluginOptions} from '../options';
import {compactPages} from '../shared/compactPages';
import {INDEX_FORMAT} from '../shared/constants';
import {languageOf} from '../shared/language/language';
import {byFrequency, packAliases, packTerms} from '../shared/packed/lists';
import {packPostings} from '../shared/packed/postings';
import {
  chunkSizes,
  toSignedVlq,
  toVlq,
  unpackChunks,
} from '../shared/packed/vlq';
import type {IndexFile} from '../shared/types';
import {words} from '../shared/words';
import type {SitePage} from './buildDocuments';
import {indexedDocuments} from './indexedDocuments';
import {lengthsOf, lunrBuilder, placesOf} from './lunrBuilder';
import {stemmerOf} from './stems';

export type IndexSettings = Pick<
  PluginOptions,
  'k1' | 'b' | 'boosts' | 'parentCategories' | 'postsLast'
> & {
  readonly locale: string;
  readonly texts: string;
};

/** Returns a digit for each page: log2 of one more than the number of pages that link to it, rounded down. */
const linkDigits = (pages: readonly SitePage[]): string =>
  pages
    .flatMap(({inLinks: count}) =>
      count === undefined ? [] : Math.min(9, Math.floor(Math.log2(count + 1))),
    )
    .join('');

/** Builds an index: lunr counts the terms of the sections, and the counts are packed. The same content gives the same bytes. */
export function buildIndex(
  pages: readonly SitePage[],
  settings: IndexSettings,
): Omit<IndexFile, 'synonyms'> {
  const {k1, b, boosts, parentCategories, texts, locale} = settings;
  const sections = pages.flatMap((page) => page.sections);
  const documents = indexedDocuments(pages, parentCategories);
  const stemOf = stemmerOf(
    documents.flatMap(({content, title}) => [content, title]),
    locale,
  );
  const builder = lunrBuilder(documents, {k1, b, boosts, stemOf});
  const found = placesOf(builder);
  const written = [...found.keys()];
  const terms = [...new Set([...written, ...written.map(stemOf)])].sort();
  const numbers = new Map(terms.map((term, number) => [term, number]));
  // A stem that is not a word of a text is its own stem.
  const stemNumber = (term: string) =>
    numbers.get(found.has(term) ? stemOf(term) : term)!;
  const {minorWords} = languageOf(locale);
  const numbersOf = (alias: string) =>
    words(alias).map((word) =>
      minorWords.has(word) ? ~stemNumber(word) : stemNumber(word),
    );
  const stems = terms.map(stemNumber);
  const postings = packPostings(
    terms.map((term) => [...(found.get(term) ?? [])].sort(([a], [b]) => a - b)),
  );
  const sizes = chunkSizes(unpackChunks(postings.sections, terms.length));
  return {
    documents: compactPages(pages),
    index: {
      format: INDEX_FORMAT,
      k1,
      b,
      parentCategories,
      postsLast: settings.postsLast,
      links: linkDigits(pages),
      termCount: terms.length,
      terms: packTerms(terms),
      stems: stems.map((stem, number) => toSignedVlq(stem - number)).join(''),
      lengths: lengthsOf(builder, sections.length).flat().map(toVlq).join(''),
      postings,
      aliases: packAliases(
        sections.map(({aliases}) => aliases.map(numbersOf)),
        byFrequency(sizes, stems),
      ),
      texts,
    },
  };
}
