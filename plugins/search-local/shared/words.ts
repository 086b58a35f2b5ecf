/** Matches a letter of a script without spaces between words. */
export const RUN_LETTER =
  '(?:(?=[\\p{L}\\p{M}\\p{N}])[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmr}\\p{scx=Mymr}])';

/** Characters of words: letters, digits, marks, and invisible characters within words. */
const INNER = '\\p{L}\\p{M}\\p{N}\\u00AD\\p{Join_C}';
// English letters come first, because they are the most frequent.
const LETTER = `(?:[A-Za-z\\d]|(?!${RUN_LETTER})[${INNER}])`;

/** Characters that join the parts of a word, with the non-breaking hyphen and the marks of Hebrew abbreviations. */
const JOINING = "'’._/\\u2010\\u2011\\u05F3\\u05F4-";

/**
 * Matches a word: letters and digits with single joining characters (`k-NN`),
 * with the signs of a name (`.NET`, `C++`, `C#`), but not the dot of a file
 * extension. Also matches a run of letters of a script without spaces, which is
 * several words.
 */
export const CHUNK = new RegExp(
  `(?:(?<![${INNER}.…)\\]}])\\.(?=\\p{Lu}|net(?![${INNER}])))?${LETTER}+(?:[${JOINING}]${LETTER}+)*(?:(?:\\+\\+|#)(?![${INNER}]))?|${RUN_LETTER}+`,
  'gu',
);

const RUN = new RegExp(RUN_LETTER, 'u');
const RUN_LETTERS = new RegExp(`${RUN_LETTER}\\p{M}*`, 'gu');

/** Where a word is cut: at other characters, and where a capital starts a part (`crop|Image`, `HTTP|Server`, but not `PDFs`). */
const JOINT = new RegExp(
  `[^${INNER}]+|(?<=\\p{Ll}\\p{M}*)(?=\\p{Lu})|(?<=\\p{Lu}{2})(?=\\p{Lu}\\p{Ll}{2})`,
  'u',
);

/** The signs of a name, such as `C#`. */
const SIGNS = /^(?<before>\.?)[^+#]*(?<after>\+\+|#|)$/;

/** Matches a version: `2.0` or `v2.0`. */
const VERSION = /^v?(\d+(?:\.\d+)+)$/i;

/** Matches a number with a dot, whose digits together are another number. */
const DOTTED_NUMBER = /\d\.\d/;

/** Maximum number of parts and of characters of a joined term. */
const MAX_JOINED_PARTS = 4;
const MAX_JOINED_LENGTH = 24;

/** Marks that are optional in queries: accents, and the vowels of Arabic and Hebrew, but not й, が, or Indic marks. */
const OPTIONAL_MARK =
  /(?<!и)(?![\u3099\u309A])(?=\p{M})[\p{Script=Inherited}\p{Script=Arabic}\p{Script=Hebrew}]/gu;

/** Characters to remove after decomposition, because some letters decompose into a space and marks. */
const NO_LETTER = /[^\p{L}\p{M}\p{N}]|\u0640/gu;

/** Replacements of letters that Unicode does not decompose, as typed on an English keyboard. */
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

/** Returns true if a word is of a script without spaces. */
export const isRun = (word: string): boolean => RUN.test(word);

/** Splits a run of letters without spaces into its letters, each with its marks. Returns no letters of other words. */
export const unitsOf = (word: string): readonly string[] =>
  word.match(RUN_LETTERS) ?? [];

/** Converts a word to lower case and Unicode normal form, without accents and vowel marks. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(OPTIONAL_MARK, '')
    .replace(NO_LETTER, '')
    .replace(SPECIAL_LETTER, (letter) => PLAIN_LETTERS[letter]!)
    .normalize('NFC');
}

/** A folded word or identifier, or two neighboring letters of a script without spaces. */
export type Compound = {
  /** The words of an identifier, or the word itself with its signs: `c++`. */
  readonly parts: readonly string[];
  /** All parts as one term, if there are few: `knn`, and `2.0` for a version. */
  readonly joined?: string;
  /** The word without its signs: `c`; the second letter of the last two letters of a run. */
  readonly bare?: string;
};

/** Matches words without a joint or a diacritic, which are most words. */
const PLAIN_WORD = /^[A-Z]?[a-z\d]*$/;

function compound(chunk: string): Compound {
  if (PLAIN_WORD.test(chunk)) {
    return {parts: [chunk.toLowerCase()]};
  }
  const version = VERSION.exec(chunk)?.[1];
  if (version) {
    return {parts: version.split('.'), joined: version};
  }
  const parts = chunk.split(JOINT).map(fold).filter(Boolean);
  const joined = parts.join('');
  if (parts.length === 1) {
    const {before = '', after = ''} = SIGNS.exec(chunk)?.groups ?? {};
    return before || after
      ? {parts: [before + joined + after], bare: joined}
      : {parts};
  }
  return parts.length <= MAX_JOINED_PARTS &&
    joined.length <= MAX_JOINED_LENGTH &&
    !DOTTED_NUMBER.test(chunk)
    ? {parts, joined}
    : {parts};
}

/** Cuts a run of letters without spaces into its overlapping pairs of letters (bigrams). */
function bigrams(run: string): Compound[] {
  const letters = unitsOf(fold(run));
  const last = letters.length - 1;
  return last < 1
    ? letters.map((letter) => ({parts: [letter]}))
    : letters.slice(1).map((letter, at) => ({
        parts: [letters[at]! + letter],
        bare: at === last - 1 ? letter : undefined,
      }));
}

/** Reads the words, identifiers, and bigrams of a text in reading order, folded. */
export function compounds(text: string): Compound[] {
  return (text.match(CHUNK) ?? [])
    .flatMap((chunk) => (isRun(chunk) ? bigrams(chunk) : [compound(chunk)]))
    .filter(({parts}) => parts.length > 0);
}

/** Splits a text into the terms of the index: `k-NN` gives k, nn, knn; `C#` gives c, c#; and `機械学` gives 機械, 学, 械学. */
export function tokenize(text: string): string[] {
  return compounds(text).flatMap(({parts, joined, bare}) =>
    [bare, ...parts, joined].filter((term) => term !== undefined),
  );
}

/** Splits a text into words, and runs of letters without spaces into bigrams. C++ is one word. */
export const words = (text: string): string[] =>
  compounds(text).flatMap(({parts}) => parts);

/** Returns the text of words: bigrams that overlap are written as one run. */
export const textOf = (list: readonly string[]): string =>
  list
    .reduce((text, word, at) => {
      const [first = '', ...rest] = unitsOf(word);
      const isNext =
        at > 0 && rest.length > 0 && unitsOf(list[at - 1]!)[1] === first;
      return isNext ? text + rest.join('') : `${text} ${word}`;
    }, '')
    .trim();

/** Reads the words that folding changes, folded and as written in lower case. */
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
