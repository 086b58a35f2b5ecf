import type {QueryProblem} from '../../shared/answer';
import {CATEGORIES, CONTENT, NAMES, TAGS, TITLE} from '../../shared/fields';
import {PLAIN} from './plainClauses';
import {editDistance} from '../spelling/editDistance';
import type {Clause, Presence} from './types';

/** Fields that a query may name, by what it calls them. */
const FIELDS: ReadonlyMap<string, number> = new Map([
  ['title', TITLE],
  ['content', CONTENT],
  ['tags', TAGS],
  ['category', CATEGORIES],
  ['sidebarParentCategories', CATEGORIES],
  ['name', NAMES],
]);

/** More edits than this would match almost any term. */
const MAX_EDITS = 3;

/** What a plain word does not have: a port or time, another scope, a path, a call, an assignment. */
const CODE = /^[\d:]|[:/\\.()[\]{}<>=@#$%&*_]/;

/** Whether `name:word` is a mistyped field, such as `titel:pivot`, and not text, such as `error:join`. */
const isMistypedField = (name: string, word: string): boolean =>
  !CODE.test(word) &&
  Array.from(FIELDS.keys()).some((field) => editDistance(name, field, 1) <= 1);

/** One term of a query as written. */
export type Term = Pick<Clause, 'field' | keyof typeof PLAIN> & {
  readonly text: string;
  /** Whether anything but the words is written. */
  readonly isSyntax: boolean;
  /** Whether it looks like syntax and is read as text. */
  readonly isAsText: boolean;
};

/** A term, or what is wrong with it. */
export type TermOrProblem =
  | {readonly term: Term; readonly problem?: undefined}
  | {readonly problem: QueryProblem};

/** Presence, field, quoted or plain words, and what follows them. Two dashes open a flag. */
const TERM =
  /^(?<sign>\+|-(?!-))?(?:(?<field>[\p{L}_]+):(?![/\\]))?(?:"(?<phrase>[^"]*)"?|(?<word>[^~^]*))(?<rest>.*)$/su;

const SUFFIX = /([~^])([^~^]*)/g;

/** A letter, a number, or brackets before a sign are a formula, as in `a^b` and `y~x`. */
const FORMULA = /^(.|\d+|.*[)\]])$/su;

/** Edits and boost of `~1^2`, or which of them is wrong. */
function readSuffixes(
  suffixes: string,
): {edits: number; boost: number} | Pick<QueryProblem, 'kind' | 'text'> {
  let {edits, boost}: {edits: number; boost: number} = PLAIN;
  for (const [, sign, value = ''] of suffixes.matchAll(SUFFIX)) {
    if (sign === '~') {
      if (!/^\d+$/.test(value)) {
        return {kind: 'edits', text: value};
      }
      edits = Math.min(MAX_EDITS, Number(value));
    } else {
      if (!/^\d+(\.\d+)?$/.test(value)) {
        return {kind: 'boost', text: value};
      }
      boost = Number(value);
    }
  }
  return {edits, boost};
}

const hasLetters = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** A piece of text without any meaning in the syntax. */
const plain = (text: string, isAsText = false): TermOrProblem => ({
  term: {text, ...PLAIN, isSyntax: false, isAsText},
});

const PRESENCES: Readonly<Record<string, Presence>> = {
  '+': 'required',
  '-': 'prohibited',
};

/**
 * Reads one term of lunr's query syntax, or a quoted phrase. `start` is where
 * it begins in the query. Text that only looks like syntax (a time, an address,
 * a scope, a formula, a flag, a dash) is plain.
 */
export function readTerm(text: string, start: number): TermOrProblem {
  const problem = (
    what: Pick<QueryProblem, 'kind' | 'text'>,
  ): TermOrProblem => ({
    problem: {...what, start, end: start + text.length},
  });
  const {
    sign,
    field,
    phrase,
    word = '',
    rest = '',
  } = TERM.exec(text)?.groups ?? {};
  const words = phrase ?? word;
  const number = field === undefined ? undefined : FIELDS.get(field);
  if (field !== undefined && number === undefined) {
    return words && isMistypedField(field, words)
      ? problem({kind: 'field', text: field})
      : plain(text, words !== '');
  }
  if (!hasLetters(words)) {
    return field !== undefined ? problem({kind: 'term', text}) : plain(text);
  }
  const suffixes = readSuffixes(rest);
  if ('kind' in suffixes) {
    return FORMULA.test(words) ? plain(text, true) : problem(suffixes);
  }
  const isPhrase = phrase !== undefined;
  return {
    term: {
      text: words,
      presence: PRESENCES[sign ?? ''] ?? 'optional',
      field: number,
      ...suffixes,
      isPhrase,
      isSyntax: Boolean(sign ?? field) || rest !== '' || isPhrase,
      isAsText: false,
    },
  };
}
