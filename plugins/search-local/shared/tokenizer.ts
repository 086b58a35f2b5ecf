import lunr from 'lunr';

/** Letters and digits, with single joining characters between them. */
const CHUNK = /[\p{L}\p{N}]+(?:['’._/-][\p{L}\p{N}]+)*/gu;
const JOINT = /[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u;

/** A compound of more parts, or longer than this when joined, gets no joined term. */
const MAX_JOINED_PARTS = 4;
const MAX_JOINED_LENGTH = 24;

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function termsOfChunk(chunk: string): string[] {
  const parts = chunk.split(JOINT).filter(Boolean).map(fold);
  const joined = parts.join('');
  const isCompound =
    parts.length > 1 &&
    parts.length <= MAX_JOINED_PARTS &&
    joined.length <= MAX_JOINED_LENGTH;
  return isCompound ? [...parts, joined] : parts;
}

/**
 * Splits text into lower-case terms without diacritics, in reading order.
 * Identifiers give their parts and their joined form: `k-NN` gives k, nn, knn.
 */
export function tokenize(text: string): string[] {
  return (text.match(CHUNK) ?? []).flatMap(termsOfChunk);
}

function englishStem(term: string): string {
  return lunr.stemmer(new lunr.Token(term, {})).toString();
}

/** Stemmers by language; a language without one is searched by surface form. */
const STEMMERS: Readonly<Record<string, (term: string) => string>> = {
  en: englishStem,
};

/** The stem of a term, or the term itself where the language has no stemmer. */
export function stem(term: string, locale: string): string {
  const language = locale.split('-')[0] ?? locale;
  return STEMMERS[language]?.(term) ?? term;
}

/**
 * Terms under which a text is indexed: each surface form and, where it differs,
 * its stem. Both are needed: a typed prefix matches the surface form ('normaliz'
 * finds 'normalization'), another inflection matches the stem.
 */
export function indexTerms(text: string, locale: string): string[] {
  return tokenize(text).flatMap((term) => {
    const stemmed = stem(term, locale);
    return stemmed === term ? [term] : [term, stemmed];
  });
}
