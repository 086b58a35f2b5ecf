import {NotComputed, OperatorError} from '../types';
import type {Settings} from '../types';

/** What Java knows and this code does not: flags, possessive quantifiers, and some letters behind a backslash. */
const ONLY_IN_JAVA =
  /\(\?[a-z>]|[*+?}]\+|\\(?!b|B|d|D|f|k|n|r|s|S|t|u|v|w|W|x)[A-Za-z]/;

/** The flag for any case, at the start of an expression or of one that has to match as a whole. */
const ANY_CASE = /^(\^\(\?:)?\(\?i\)/;

/** The expression with a code for each sign that only Java allows behind a backslash. */
function withCodes(expression: string): string {
  return expression.replace(/\\(.)/gsu, (escaped, sign: string) =>
    /[\w^$\\.*+?()[\]{}|/]/.test(sign)
      ? escaped
      : `\\u{${Number(sign.codePointAt(0)).toString(16)}}`,
  );
}

/**
 * A regular expression for all its matches.
 * @throws OperatorError when it cannot be read.
 * @throws NotComputed when only Java can read it.
 */
export function patternOf(expression: string, flags = 'gu'): RegExp {
  const source = expression.replace(ANY_CASE, '$1');
  const all = source === expression ? flags : `${flags}i`;
  if (ONLY_IN_JAVA.test(source)) {
    throw new NotComputed(`This example does not compute "${expression}".`);
  }
  try {
    return new RegExp(withCodes(source), all);
  } catch {
    throw new OperatorError(`The expression "${expression}" cannot be read.`);
  }
}

/** Number of groups in parentheses that an expression has. */
function groupsOf({source}: RegExp): number {
  return (new RegExp(`${source}|`, 'u').exec('')?.length ?? 1) - 1;
}

/**
 * Replaces the matches of an expression in a text, where `$1` stands for the
 * first group in parentheses, and a backslash takes a sign literally.
 * @throws OperatorError when the replacement names a group that is not there, or has a `$` or a last backslash that stands for nothing.
 * @throws NotComputed when the replacement names a group with a word.
 */
export function replaceMatches(
  text: string,
  pattern: RegExp,
  replacement: string,
): string {
  return text.replace(pattern, (...found: readonly (string | undefined)[]) =>
    replacement.replace(
      /\\(.?)|\$([\d{]?)/gsu,
      (_, literal: string | undefined, group: string | undefined) => {
        if (literal) {
          return literal;
        }
        if (group === '{') {
          throw new NotComputed('This example does not compute named groups.');
        }
        if (!group) {
          throw new OperatorError(
            group === undefined
              ? 'The replacement ends with a single backslash.'
              : 'The replacement contains a "$" that does not refer to a group.',
          );
        }
        if (Number(group) > groupsOf(pattern)) {
          throw new OperatorError(
            `The replacement names group ${group}, which "${pattern.source}" does not have.`,
          );
        }
        return found[Number(group)] ?? '';
      },
    ),
  );
}

/** The change that `replace_what` and `replace_by` make to a text. */
export function replacerOf({
  replace_what: what = '',
  replace_by: by = '',
}: Settings): (text: string) => string {
  const pattern = patternOf(String(what));
  return (text) => replaceMatches(text, pattern, String(by));
}
