import lunr from 'lunr';
import type {PluginOptions} from '../options';
import {SEARCH_FIELDS} from '../shared/fields';
import type {SearchField} from '../shared/fields';
import {memo} from '../shared/memo';
import {tokenize} from '../shared/words';
import type {IndexedDocument} from './indexedDocuments';

type BuilderSettings = Pick<PluginOptions, 'k1' | 'b' | 'boosts'> & {
  readonly stemOf: (term: string) => string;
};

/** Metadata of the occurrences of a term in a field of a document: true for a word, false for the stem of another word. */
type Occurrences = {readonly isWord: readonly boolean[]};

type Posting = Readonly<
  Record<SearchField, Readonly<Record<string, Occurrences>>>
>;

/** Properties of a lunr builder that its type declarations do not have. */
type Counts = {
  /** Postings by term, each with its documents by field. */
  readonly invertedIndex: Readonly<Record<string, Posting>>;
  /** Number of terms by `field/document`. */
  readonly fieldLengths: Readonly<Record<string, number>>;
};

/** Creates a lunr builder with the documents. A word gives two terms, itself and its stem, if they differ. */
export function lunrBuilder(
  documents: readonly IndexedDocument[],
  {k1, b, boosts, stemOf}: BuilderSettings,
): Counts {
  const builder = new lunr.Builder();
  const tokensOf = (word: string) => {
    const stem = stemOf(word);
    const token = new lunr.Token(word, {isWord: true});
    return stem === word
      ? token
      : [token, new lunr.Token(stem, {isWord: false})];
  };
  builder.tokenizer = Object.assign(
    (field?: unknown) =>
      [field as string | string[]]
        .flat()
        .flatMap((text) => tokenize(text))
        .flatMap(tokensOf),
    {separator: lunr.tokenizer.separator},
  );
  builder.metadataWhitelist = ['isWord'];
  builder.k1(k1);
  builder.b(b);
  builder.ref('id');
  SEARCH_FIELDS.forEach((field) =>
    builder.field(field, {boost: boosts[field === 'names' ? 'tags' : field]}),
  );
  documents.forEach((document) => builder.add(document));
  return builder as unknown as Counts;
}

/** Number of occurrences in each field, by term and by section. */
type TermPlaces = Map<string, Map<number, number[]>>;

/** Returns the sections and fields that have the terms of a builder as words. */
export function placesOf({invertedIndex}: Counts): TermPlaces {
  const found: TermPlaces = new Map();
  for (const [term, posting] of Object.entries(invertedIndex)) {
    SEARCH_FIELDS.forEach((name, field) => {
      for (const [section, {isWord}] of Object.entries(posting[name])) {
        const count = isWord.filter(Boolean).length;
        if (count > 0) {
          const places = memo(found, term, () => new Map<number, number[]>());
          const counts = memo(places, Number(section), () =>
            SEARCH_FIELDS.map(() => 0),
          );
          counts[field] = count;
        }
      }
    });
  }
  return found;
}

/** Returns the number of terms of each section, for each field. */
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
