import {tokenRun} from '../../../_shared/texts/tokens';

type Test = (token: string, wanted: string) => boolean;

const TESTS: Readonly<Record<string, Test>> = {
  contains: (token, wanted) => token.includes(wanted),
  equals: (token, wanted) => token === wanted,
  'starts with': (token, wanted) => token.startsWith(wanted),
  'ends with': (token, wanted) => token.endsWith(wanted),
};

/**
 * Filter Tokens (by Content): keeps the tokens that meet the condition or, with
 * `invert_condition`, those that do not.
 */
export const run = tokenRun((tokens, settings) => {
  const {condition = 'contains', case_sensitive: exact = false} = settings;
  const folded = (text: string) => (exact ? text : text.toLowerCase());
  const expression = String(settings.regular_expression ?? '');
  const pattern = condition === 'matches' ? `^(?:${expression})$` : expression;
  const fits = (token: string) =>
    TESTS[String(condition)]?.(
      folded(token),
      folded(String(settings.string ?? '')),
    ) ?? new RegExp(pattern, exact ? 'u' : 'iu').test(token);
  return tokens.filter(
    (token) => fits(token) !== Boolean(settings.invert_condition),
  );
});
