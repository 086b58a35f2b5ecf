import {ERROR_SENTENCES} from './readData.mjs';

const ARTICLE =
  /^(a|an|the|another|either|two|some|each|both|more|fewer|too|only|columns|tables|ids|series|sending|moving|deleting|reading)\b/;

function isPlural(noun) {
  const head = noun
    .replace(/ (of|in|for|at|to|with|from|by|on)\b.*$/, '')
    .split(' ')
    .at(-1);
  return (
    (/[^su]s$/.test(head) &&
      !/(bias|alias|basis|analysis|axis|status)$/.test(head)) ||
    /^both\b|\w and \w/.test(noun)
  );
}

/** The noun of `no regular column left …`. */
const nounOf = (text) =>
  text
    .slice('no '.length)
    .replace(
      / (given|chosen|connected|selected|left|in|with|for|when|there)\b.*$/,
      '',
    );

const subject = (noun) => (ARTICLE.test(noun) ? noun : `the ${noun}`);
const isAre = (noun) => (isPlural(noun) ? 'are' : 'is');

/** Verbs that make a clause whole; those behind `that`, `which`, or `whose` belong to another one. */
const VERB =
  /^(?:(?!\b(?:that|which|whose|who|when|while|unless|where)\b).)*? (is|are|cannot|does|do|refers|has|would|fits|exists|fails|occurs|lacks|differs|give|gives|refused)\b/;

const QUALITY =
  'absent|missing|unknown|nominal|numeric|unreadable|invalid|unset|already in use|already used|not [a-z].*|neither [a-z].*|above [a-z0-9].*|below [a-z0-9].*|before [a-z].*|longer than .+|too large|larger than .+|absent or .+|\\d+';

const PATTERNS = [
  [/^(missing|infinite|missing or infinite) values( in .+)?$/, 'there are $&'],
  [/^empty or invalid (.+)$/, 'the $1 is empty or invalid'],
  [/^empty (new name|role|target role|table)$/, 'the $1 is empty'],
  [/^(invalid|bad) (.+)$/, 'the $2 is invalid'],
  [/^unknown (.+)$/, 'the $1 is unknown'],
  [/^no .+$/, (text) => `there ${isAre(nounOf(text))} ${text}`],
  [/^fewer .+$/, 'there are $&'],
  [
    /^more .*(than one|than \w+) (.+)$/,
    (text) => `there ${/than one/.test(text) ? 'is' : 'are'} ${text}`,
  ],
  [/^too (few|many) .+$/, 'there are $&'],
  [/^only one .+$/, 'there is $&'],
  [/^same (.+) twice$/, 'the same $1 is there twice'],
  [/^index (\d+)$/, 'the index is $1'],
  [/^different (.+)$/, 'there are $&'],
];

/**
 * The condition of an error, as collected facts have it, as a sentence;
 * undefined where no pattern fits for certain.
 */
export function errorNote(text) {
  if (ERROR_SENTENCES[text] || text.includes(': ')) {
    return ERROR_SENTENCES[text];
  }
  const pattern = PATTERNS.find(([one]) => one.test(text));
  if (pattern) {
    const [expression, sentence] = pattern;
    return (
      sentence &&
      (typeof sentence === 'function'
        ? sentence(text)
        : text.replace(expression, sentence))
    );
  }
  const verb = VERB.exec(text)?.[1];
  if (verb) {
    const isBare =
      !ARTICLE.test(text) && !['are', 'do', 'would', 'give'].includes(verb);
    return isBare ? `the ${text}` : text;
  }
  const quality = new RegExp(
    `^(?<noun>(?:(?!\\b(?:that|which|whose|when|while|with|without)\\b).)+?) (?<is>${QUALITY})(?<rest> \\(.+\\)| (?:when|with|without|while|for|in|by) .+)?$`,
  ).exec(text)?.groups;
  if (quality) {
    const {noun, is, rest = ''} = quality;
    return `${subject(noun)} ${isAre(noun)} ${is}${rest}`;
  }
  return /^two (?:rows|columns) (with|of) .+$/.test(text)
    ? `there are ${text}`
    : /^an? [\w ]+ (that|whose|which) .+$/.test(text)
      ? `there is ${text}`
      : undefined;
}
