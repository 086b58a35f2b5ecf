import {asSentence} from '../facts/words.mjs';

/** Words of the collected facts, and what readers call the same. */
const READERS_WORDS = [
  [/\bspecial columns\b/g, 'columns with a role'],
  [/\bfulfils\b/g, 'fulfills'],
  [/\bmay\b/g, 'can'],
  [/\b(n|N)eighbour/g, '$1eighbor'],
  [/\bcolour/g, 'color'],
  [/\bcentred\b/g, 'centered'],
  [/, …/g, ', and so on'],
  [/\bspecial column\b(?! with)/g, 'column with a role'],
  [/\bspecial column with\b/g, 'column with'],
  [/\bspecial ones\b/g, 'those with a role'],
  [/\battributes\b/g, 'columns'],
  [/\battribute\b/g, 'column'],
  [/\bexample weights?\b/g, 'row weights'],
];

/** Clauses that begin with what happens to `they`: the topic of the row. */
const WITHOUT_SUBJECT =
  /^(stay|come|count|keep|have|hold|get|need|become|take part)\b/;
const PARTICIPLE =
  /^(skipped|left|ignored|kept|dropped|removed|counted|treated|written|read|matched|sorted|untouched|judged|compared|not (?:compared|considered|counted|checked)|never used)\b/;

/** Nouns that stand without an article in the facts. */
const BARE =
  /^(product|role|label|input|result|copy|old column|new column|inner process|inner data sink|row order|value list|exception macro|iteration macro|cluster column|weight column|dictionary|residual|deviation|largest share|share(?! of)|utility|confidence|fixed number|absolute size|inner learner|replacement|source location)\b/;

/** Applies a change to what is not code. */
const outsideCode = (text, change) =>
  text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : change(part)))
    .join('');

/** Names of parameters of two words and more, as code. */
function withCode(text, names) {
  return [...names]
    .map((name) => name.replaceAll('_', ' '))
    .filter((name) => /^[\w-]+( [\w-]+)+$/.test(name))
    .sort((a, b) => b.length - a.length)
    .reduce(
      (sum, name) =>
        outsideCode(sum, (part) =>
          part.replaceAll(
            new RegExp(`(?<![\\w-])${name}(?![\\w-])`, 'g'),
            `\`${name}\``,
          ),
        ),
      text,
    );
}

/** The text outside of code in the words of readers. */
function plain(text) {
  return outsideCode(text, (part) =>
    READERS_WORDS.reduce((sum, [from, to]) => sum.replaceAll(from, to), part),
  ).replaceAll(/(?<=^|[ (])\?(?=$|[ ,;)])/g, '`?`');
}

/**
 * A clause of a fact as a sentence on the topic of its row.
 * @param {string} clause
 * @param {Iterable<string>} names Names of the operator's parameters, which become code.
 */
export function sentenceOf(clause, names) {
  const text = plain(withCode(clause, names));
  const full = PARTICIPLE.test(text)
    ? `they are ${text}`
    : WITHOUT_SUBJECT.test(text)
      ? `they ${text}`
      : BARE.test(text)
        ? `the ${text}`
        : text;
  return full.startsWith('`') ? full.replace(/\.?$/, '.') : asSentence(full);
}
