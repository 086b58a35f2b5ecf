import {OperatorError} from '../types';
import type {Settings} from '../types';

/**
 * A regular expression for all its matches.
 * @throws OperatorError when it cannot be read.
 */
export function patternOf(expression: string, flags = 'gu'): RegExp {
  try {
    return new RegExp(expression, flags);
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
 * @throws OperatorError when the replacement names a group that is not there.
 */
export function replaceMatches(
  text: string,
  pattern: RegExp,
  replacement: string,
): string {
  return text.replace(pattern, (...found: readonly (string | undefined)[]) =>
    replacement.replace(
      /\\(.)|\$(\d)/gu,
      (_, literal: string | undefined, group: string | undefined) => {
        if (literal !== undefined) {
          return literal;
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
