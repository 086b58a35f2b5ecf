/** Letters and digits, with single joining characters between them. */
export const CHUNK = /[\p{L}\p{N}]+(?:['’._/-][\p{L}\p{N}]+)*/gu;
const JOINT = /[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u;

/** A compound of more parts, or longer than this when joined, gets no joined term. */
const MAX_JOINED_PARTS = 4;
const MAX_JOINED_LENGTH = 24;

function fold(text: string): string {
  // Some letters fall apart into a blank and marks.
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** A run of letters and digits, cut where an identifier is. */
export type Compound = {
  readonly parts: readonly string[];
  /** All parts as one, for a compound of a few parts. */
  readonly joined?: string;
};

/** A word without a joint or a diacritic, as most are. */
const PLAIN_WORD = /^[A-Z]?[a-z\d]*$/;

function compound(chunk: string): Compound {
  if (PLAIN_WORD.test(chunk)) {
    return {parts: [chunk.toLowerCase()]};
  }
  const parts = chunk.split(JOINT).map(fold).filter(Boolean);
  const joined = parts.join('');
  const isCompound =
    parts.length > 1 &&
    parts.length <= MAX_JOINED_PARTS &&
    joined.length <= MAX_JOINED_LENGTH;
  return isCompound ? {parts, joined} : {parts};
}

/** The words and identifiers of a text, in lower case without diacritics, in reading order. */
export function compounds(text: string): Compound[] {
  return (text.match(CHUNK) ?? []).map(compound);
}

/**
 * Splits text into lower-case terms without diacritics, in reading order.
 * Identifiers give their parts and their joined form: `k-NN` gives k, nn, knn.
 */
export function tokenize(text: string): string[] {
  return compounds(text).flatMap(({parts, joined}) =>
    joined === undefined ? parts : [...parts, joined],
  );
}

/** The words of a text, without the joined forms of identifiers. */
export function words(text: string): string[] {
  return compounds(text).flatMap(({parts}) => parts);
}
