import {NotComputed, OperatorError} from '../types';
import type {Settings} from '../types';

/**
 * Java syntax that is not supported here: flags, possessive quantifiers, and
 * some escaped letters.
 */
const ONLY_IN_JAVA =
  /\(\?[a-z>]|[*+?}]\+|\\(?!b|B|d|D|f|k|n|r|s|S|t|u|v|w|W|x)[A-Za-z]/;

/**
 * Case-insensitive flag at the start of an expression, also inside a full-match
 * group.
 */
const ANY_CASE = /^(\^\(\?:)?\(\?i\)/;

/** Replaces escaped characters that only Java allows with their code points. */
function withCodes(expression: string): string {
  return expression.replace(/\\(.)/gsu, (escaped, sign: string) =>
    /[\w^$\\.*+?()[\]{}|/]/.test(sign)
      ? escaped
      : `\\u{${Number(sign.codePointAt(0)).toString(16)}}`,
  );
}

/**
 * Creates a regular expression, by default for all matches.
 * @throws OperatorError if the expression is invalid.
 * @throws NotComputed if the syntax is supported only in Java.
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

/** Returns the number of capturing groups in an expression. */
function groupsOf({source}: RegExp): number {
  return (new RegExp(`${source}|`, 'u').exec('')?.length ?? 1) - 1;
}

/**
 * Replaces the matches of an expression. `$1` inserts the first capturing
 * group, and a backslash escapes the next character.
 * @throws OperatorError if the replacement references a group that does not
 * exist, or has an invalid `$` or a trailing backslash.
 * @throws NotComputed if the replacement references a named group.
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

/**
 * Creates the text replacement for the parameters `replace_what` and
 * `replace_by`.
 */
export function replacerOf({
  replace_what: what = '',
  replace_by: by = '',
}: Settings): (text: string) => string {
  const pattern = patternOf(String(what));
  return (text) => replaceMatches(text, pattern, String(by));
}
