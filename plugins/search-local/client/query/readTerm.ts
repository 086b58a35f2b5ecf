import lunr from 'lunr';
import type {QueryProblem} from '../../shared/answer';
import {CATEGORIES, CONTENT, NAMES, TAGS, TITLE} from '../../shared/fields';
import {editDistance} from '../spelling/nearTerms';
import {PLAIN} from './clauses';
import type {Clause, Presence} from './clauses';

/** Fields by their names in queries. */
const FIELDS: ReadonlyMap<string, number> = new Map([
  ['title', TITLE],
  ['content', CONTENT],
  ['tags', TAGS],
  ['category', CATEGORIES],
  ['sidebarParentCategories', CATEGORIES],
  ['name', NAMES],
]);

/** Maximum edit distance. A higher one matches almost any term. */
const MAX_EDITS = 3;

/** Matches code: a port or time, a scope, a path, a call, an assignment. */
const CODE = /^[\d:]|[:/\\.()[\]{}<>=@#$%&*_]/;

/** Returns true for a field, or a mistyped one such as `titel:pivot`, but not for text such as `error:join`. */
const isField = (name: string, word: string): boolean =>
  FIELDS.has(name) ||
  (word !== '' &&
    !CODE.test(word) &&
    Array.from(FIELDS.keys()).some(
      (field) => editDistance(name, field, 1) < 2,
    ));

export type Term = Pick<Clause, 'field' | keyof typeof PLAIN> & {
  readonly text: string;
  readonly isSyntax: boolean;
};

export type TermOrProblem =
  | {readonly term: Term; readonly problem?: undefined}
  | {readonly problem: QueryProblem};

/** Matches the sign and field of a term (two dashes are a flag, and a sign before a digit is a number), its quoted or plain words, and the syntax after them. */
const TERM =
  /^(?<before>(?:[+-](?![-\d]))?(?:(?<field>[\p{L}_]+):(?![/\\]))?)(?:"(?<phrase>[^"]*)"?|(?<word>[^~^]*))(?<after>.*)$/su;

/** Matches a term with `^` or `~` that is a formula: a letter, number, or bracket before the sign, as in `2^n`, or a letter after it, as in `mpg~wt`. */
const FORMULA = /^([^^~]|\d+|.*[)\]])[\^~]|[\^~]\p{L}/su;

/** Errors of lunr's parser by message, each with its kind and the wrong part of the term. */
const PROBLEMS: readonly {
  readonly kind: QueryProblem['kind'];
  readonly message: RegExp;
  readonly part: RegExp;
}[] = [
  {kind: 'field', message: /^unrecognised field/, part: /[\p{L}_]+(?=:)/u},
  {kind: 'edits', message: /^edit distance/, part: /(?<=~)[^~^]*/},
  {kind: 'boost', message: /^boost/, part: /(?<=\^)[^~^]*/},
  {kind: 'term', message: /^expecting/, part: /.*/s},
];

/** Parser of lunr, which its type declarations do not have. */
const {QueryParser} = lunr as unknown as {
  QueryParser: new (text: string, query: lunr.Query) => {parse: () => void};
};
type ReadClause = lunr.Query.Clause & {
  readonly presence: lunr.Query.presence;
};

const {PROHIBITED, REQUIRED} = lunr.Query.presence;
const PRESENCES: ReadonlyMap<unknown, Presence> = new Map([
  [PROHIBITED, 'prohibited'],
  [REQUIRED, 'required'],
]);

/** Placeholder for the words of a term, because lunr splits words at hyphens. */
const WORD = 'x';

/** Matches a decimal boost, because lunr reads whole numbers only. */
const DECIMAL_BOOST = /(?<=\^)\d+\.\d+/;

const hasLetters = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** Returns a term without syntax. */
const plain = (text: string): TermOrProblem => ({
  term: {text, ...PLAIN, isSyntax: false},
});

/**
 * Parses the syntax around the words of a term with lunr.
 * @throws QueryParseError that names the mistake.
 */
function parseSyntax(
  syntax: string,
): Pick<Term, 'presence' | 'field' | 'edits' | 'boost'> {
  const query = new lunr.Query(Array.from(FIELDS.keys()));
  new QueryParser(syntax.replace(DECIMAL_BOOST, '1'), query).parse();
  const {presence, fields, editDistance, boost} = query
    .clauses[0] as ReadClause;
  return {
    presence: PRESENCES.get(presence) ?? 'optional',
    field: fields.length === 1 ? FIELDS.get(fields[0]!) : undefined,
    edits: Math.min(MAX_EDITS, editDistance ?? 0),
    boost: Number(DECIMAL_BOOST.exec(syntax)?.[0] ?? boost),
  };
}

/**
 * Reads one term of a query: lunr's parser reads the syntax, and quotes make
 * a phrase. Text that only looks like syntax (a time, an address, a scope, a
 * formula, a flag, a dash, a number) has none, and neither has a colon after the name of a
 * field within a sentence.
 * @param start - Position of the term in the query.
 * @param isWithin - True if other terms are before and after it.
 */
export function readTerm(
  text: string,
  start: number,
  isWithin = false,
): TermOrProblem {
  const groups = TERM.exec(text)?.groups ?? {};
  const {before = '', field, phrase, word = '', after = ''} = groups;
  const words = phrase ?? word;
  const isWord = hasLetters(words);
  const isColon = isWithin && words === '';
  if (field === undefined ? !isWord : isColon || !isField(field, words)) {
    return plain(text);
  }
  try {
    return {
      term: {
        text: words,
        ...parseSyntax(before + (isWord ? WORD : '') + after),
        isPhrase: phrase !== undefined,
        isSyntax: before + after !== '' || phrase !== undefined,
      },
    };
  } catch (error) {
    const found = PROBLEMS.find(({message}) =>
      message.test((error as Error).message),
    )!;
    const {kind, part} = found;
    return FORMULA.test(words + after) && (kind === 'edits' || kind === 'boost')
      ? plain(text)
      : {
          problem: {
            kind,
            text: part.exec(kind === 'term' ? text : before + after)![0],
            start,
            end: start + text.length,
          },
        };
  }
}
