/** Matches a letter of a script that sets no blanks between words: a run of them is several words. */
export const RUN_LETTER =
  '(?:(?=[\\p{L}\\p{M}\\p{N}])[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmr}\\p{scx=Mymr}])';

/** What words consist of: letters and digits, marks upon them, and signs within them that nobody sees. */
const INNER = '\\p{L}\\p{M}\\p{N}\\u00AD\\p{Join_C}';
// Letters of English first: they are most of what is read.
const LETTER = `(?:[A-Za-z\\d]|(?!${RUN_LETTER})[${INNER}])`;

/** Characters that join the parts of a word: those of English, hyphens that do not break a line, and the marks of Hebrew abbreviations. */
const JOINING = "'’._/\\u2010\\u2011\\u05F3\\u05F4-";

/**
 * Letters and digits with single joining characters between them, as `k-NN`,
 * the dot before and the signs behind included that are part of a name (`.NET`,
 * `C++`, `C#`; not the dot of a file extension); or a run of letters without blanks between words.
 */
export const CHUNK = new RegExp(
  `(?:(?<![${INNER}.…)\\]}])\\.(?=\\p{Lu}|net(?![${INNER}])))?${LETTER}+(?:[${JOINING}]${LETTER}+)*(?:(?:\\+\\+|#)(?![${INNER}]))?|${RUN_LETTER}+`,
  'gu',
);

export const RUNS = new RegExp(`${RUN_LETTER}+`, 'gu');

const RUN = new RegExp(RUN_LETTER, 'u');
const RUN_LETTERS = new RegExp(`${RUN_LETTER}\\p{M}*`, 'gu');

const JOINT = new RegExp(`[^${INNER}]+|(?<=\\p{Ll}\\p{M}*)(?=\\p{Lu})`, 'u');

const SIGNS = /^(?<before>\.?)[^+#]*(?<after>\+\+|#|)$/;

/** A compound of more parts, or longer than this when joined, gets no joined term. */
const MAX_JOINED_PARTS = 4;
const MAX_JOINED_LENGTH = 24;

/** Marks that readers leave out: accents, and the vowels of Arabic and Hebrew, but not й, が, or Indic marks. */
const OPTIONAL_MARK =
  /(?<!и)(?![\u3099\u309A])(?=\p{M})[\p{Script=Inherited}\p{Script=Arabic}\p{Script=Hebrew}]/gu;

/** No part of a word, once taken apart: some letters fall apart into a blank and marks. */
const NO_LETTER = /[^\p{L}\p{M}\p{N}]|\u0640/gu;

/** Letters that Unicode does not decompose, as readers type them without their language's keyboard. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

const SPECIAL_LETTER = new RegExp(
  `[${Object.keys(PLAIN_LETTERS).join('')}]`,
  'g',
);

/** A word in lower case, without accents and vowel marks, in normal form. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(OPTIONAL_MARK, '')
    .replace(NO_LETTER, '')
    .replace(SPECIAL_LETTER, (letter) => PLAIN_LETTERS[letter]!)
    .normalize('NFC');
}

/** A run of letters and digits, cut where an identifier is. */
export type Compound = {
  readonly parts: readonly string[];
  /** All parts as one, for a compound of a few parts; or the one part with its signs: `c++`. */
  readonly joined?: string;
};

/** A word without a joint or a diacritic, as most are. */
const PLAIN_WORD = /^[A-Z]?[a-z\d]*$/;

function joinedOf(chunk: string, parts: readonly string[]): string | undefined {
  const {before = '', after = ''} = SIGNS.exec(chunk)?.groups ?? {};
  const joined = parts.join('');
  if (parts.length === 1) {
    return before || after ? before + joined + after : undefined;
  }
  return parts.length <= MAX_JOINED_PARTS && joined.length <= MAX_JOINED_LENGTH
    ? joined
    : undefined;
}

function compound(chunk: string): Compound {
  if (PLAIN_WORD.test(chunk)) {
    return {parts: [chunk.toLowerCase()]};
  }
  const parts = chunk.split(JOINT).map(fold).filter(Boolean);
  const joined = joinedOf(chunk, parts);
  return joined ? {parts, joined} : {parts};
}

/** The words and identifiers of a text in reading order, folded. A run of letters without spaces is one. */
export function compounds(text: string): Compound[] {
  return (text.match(CHUNK) ?? [])
    .map(compound)
    .filter(({parts}) => parts.length > 0);
}

/** Splits text into folded terms. Identifiers give their parts and their joined form: `k-NN` gives k, nn, knn. */
export function tokenize(text: string): string[] {
  return compounds(text).flatMap(({parts, joined}) =>
    joined === undefined ? parts : [...parts, joined],
  );
}

/** Whether a word is of a script without blanks, and so may be several. */
export const isRun = (word: string): boolean => RUN.test(word);

/** The letters of a run, each with its marks; any other word as it is. */
export const unitsOf = (word: string): readonly string[] =>
  isRun(word) ? (word.match(RUN_LETTERS) ?? []) : [word];

/** The words of a text, without the joined forms of identifiers; C++ is one, and so is a run. */
export function wholeWords(text: string): string[] {
  return compounds(text).flatMap(({parts, joined}) =>
    joined !== undefined && parts.length === 1 ? [joined] : parts,
  );
}

/** The same, with runs cut into letters, so that texts are alike wherever words end. */
export const words = (text: string): string[] =>
  wholeWords(text).flatMap(unitsOf);

/** The words of a text that have more than plain letters, folded and as written in lower case. */
export function accentedWords(
  text: string,
): {readonly word: string; readonly written: string}[] {
  return (text.match(CHUNK) ?? [])
    .filter((chunk) => !PLAIN_WORD.test(chunk))
    .flatMap((chunk) => chunk.split(JOINT))
    .map((part) => ({
      word: fold(part),
      written: part.normalize('NFC').toLowerCase(),
    }))
    .filter(({word, written}) => word !== written);
}
