/** Words that carry the logic of a sentence. A change in their number is shown to the second reader. */
const LOGIC = [
  'not',
  'never',
  'no',
  'only',
  'all',
  'each',
  'least',
  'most',
  'before',
  'after',
];

/** Numbers that a text can also spell; 'one' is often a pronoun. */
const SPELLED = Object.fromEntries(
  ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'].map(
    (word, at) => [word, String(at + 2)],
  ),
);

const CODE = /(`+)(.+?)\1/g;
const LINK = /\]\(<?([^)\s>]+)[^)]*\)/g;
const BOLD = /\*\*(.+?)\*\*/g;
const NUMBER = /\d+(?:[.,]\d+)*/g;
const WORD = /[\p{L}\p{N}']+/gu;

const found = (text, pattern, kind) =>
  [...text.matchAll(pattern)].map((match) => `${kind} ${match.at(-1)}`);

/** The text without code and the targets of links: what a reader takes for words. */
const readAloud = (text) => text.replaceAll(CODE, ' ').replaceAll(LINK, ']');

/** The words of a text in lower case. */
export const wordsOf = (text) =>
  readAloud(text).toLowerCase().match(WORD) ?? [];

/** What an edit must not change in a sentence: its code, links, bold labels, and numbers, sorted. */
export function factsOf(text) {
  const plain = readAloud(text);
  const numbers = [
    ...(plain.match(NUMBER) ?? []).map((number) => number.replaceAll(',', '')),
    ...wordsOf(text).flatMap((word) => SPELLED[word] ?? []),
  ];
  return [
    ...found(text, CODE, 'code'),
    ...found(text, LINK, 'link'),
    ...found(plain, BOLD, 'label'),
    ...numbers.map((number) => `number ${number}`),
  ].sort();
}

/** How often each logic word and comparison sign occurs in a text, without those that do not. */
export function logicOf(text) {
  const words = wordsOf(text.replaceAll(/\bcannot\b/gi, 'can not'));
  const counts = [
    ...LOGIC.map((word) => [word, words.filter((one) => one === word).length]),
    ['<=', text.split('<=').length - 1],
    ['<', text.match(/<(?!=)/g)?.length ?? 0],
  ];
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** The entries of a list that another one lacks, counted. */
export function lacking(list, other) {
  const rest = [...other];
  return list.filter((entry) => {
    const at = rest.indexOf(entry);
    if (at >= 0) {
      rest.splice(at, 1);
    }
    return at < 0;
  });
}
