// Endings are not words: cspell:disable
import type {Run} from '../../../_shared/types';

/** An ending, its replacement, and a condition for the rest of the word. */
type Rule = readonly [
  ending: string,
  by: string,
  fits?: (rest: string) => boolean,
];

/**
 * Shape of a word as consonants (C) and vowels (V). A y after a consonant is a
 * vowel.
 */
function shape(word: string): string {
  return [...word].reduce(
    (found, letter) =>
      found +
      (/[aeiou]/.test(letter) || (letter === 'y' && found.endsWith('C'))
        ? 'V'
        : 'C'),
    '',
  );
}

/**
 * Number of times that vowels are followed by consonants. It measures the
 * length of a word.
 */
const measure = (word: string) => (shape(word).match(/V+C+/g) ?? []).length;
const longerThan = (least: number) => (rest: string) => measure(rest) > least;
const hasVowel = (rest: string) => shape(rest).includes('V');
const isDouble = (rest: string) =>
  /(.)\1$/.test(rest) && shape(rest).endsWith('C');
/** True if a word ends like `hop`, where a silent e belongs to the word. */
const isShort = (rest: string) =>
  shape(rest).endsWith('CVC') && !/[wxy]$/.test(rest);

/**
 * Applies the rule with the longest matching ending if the rest of the word
 * meets its condition.
 */
function apply(rules: readonly Rule[], word: string): string {
  const [rule] = rules
    .filter(([ending]) => word.endsWith(ending))
    .sort(([one], [other]) => other.length - one.length);
  if (!rule) {
    return word;
  }
  const [ending, by, fits = () => true] = rule;
  const rest = word.slice(0, word.length - ending.length);
  return fits(rest) ? rest + by : word;
}

const swaps = (pairs: string, fits: (rest: string) => boolean): Rule[] =>
  pairs.split(' ').map((pair): Rule => {
    const [ending = '', by = ''] = pair.split('>');
    return [ending, by, fits];
  });

const PLURALS: readonly Rule[] = swaps('sses>ss ies>i ss>ss s>', () => true);
const DOUBLE_SUFFIXES = swaps(
  'ational>ate tional>tion enci>ence anci>ance izer>ize bli>ble alli>al entli>ent eli>e ousli>ous ization>ize ation>ate ator>ate alism>al iveness>ive fulness>ful ousness>ous aliti>al iviti>ive biliti>ble logi>log',
  longerThan(0),
);
const SUFFIXES = swaps(
  'icate>ic ative> alize>al iciti>ic ical>ic ful> ness>',
  longerThan(0),
);
const ENDINGS: readonly Rule[] = [
  ...swaps(
    'al> ance> ence> er> ic> able> ible> ant> ement> ment> ent> ou> ism> ate> iti> ous> ive> ize>',
    longerThan(1),
  ),
  ['ion', '', (rest) => /[st]$/.test(rest) && measure(rest) > 1],
];

/** Removes `ed` and `ing`, and corrects the end of the remaining word. */
function withoutTense(word: string): string {
  if (word.endsWith('eed')) {
    return apply([['eed', 'ee', longerThan(0)]], word);
  }
  const cut = apply(
    [
      ['ed', '', hasVowel],
      ['ing', '', hasVowel],
    ],
    word,
  );
  if (cut === word) {
    return word;
  }
  if (/(at|bl|iz)$/.test(cut)) {
    return `${cut}e`;
  }
  if (isDouble(cut) && !/[lsz]$/.test(cut)) {
    return cut.slice(0, -1);
  }
  return measure(cut) === 1 && isShort(cut) ? `${cut}e` : cut;
}

function withoutSilentEnd(word: string): string {
  const cut = apply(
    [
      [
        'e',
        '',
        (rest) => measure(rest) > 1 || (measure(rest) === 1 && !isShort(rest)),
      ],
    ],
    word,
  );
  return cut.endsWith('ll') && measure(cut) > 1 ? cut.slice(0, -1) : cut;
}

/**
 * Returns the stem of an English word in lower case, as in the program of the
 * algorithm's author. Words with fewer than three letters stay the same.
 */
export function porterStem(word: string): string {
  if (word.length < 3) {
    return word;
  }
  const first = withoutTense(apply(PLURALS, word));
  const second = apply([['y', 'i', hasVowel]], first);
  return withoutSilentEnd(
    [DOUBLE_SUFFIXES, SUFFIXES, ENDINGS].reduce(
      (stem, rules) => apply(rules, stem),
      second,
    ),
  );
}

/** Stem (Porter): returns the stems of a document's tokens, one in each row. */
export const run: Run = ({document = []}) => ({
  document: document.map((column) => ({
    ...column,
    values: column.values.map((value) =>
      value === null ? null : porterStem(String(value)),
    ),
  })),
});
