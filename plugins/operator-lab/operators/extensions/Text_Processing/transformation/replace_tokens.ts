import {tokenRun} from '../../../_shared/texts/tokens';

/**
 * Replace Tokens: replaces the matches of each expression within each token.
 */
export const run = tokenRun((tokens, {replace_dictionary: rules = []}) => {
  const pairs = (rules as readonly (readonly [string, string])[]).map(
    ([what, by]) => [new RegExp(what, 'gu'), by] as const,
  );
  return tokens.map((token) =>
    pairs.reduce((text, [what, by]) => text.replace(what, by), token),
  );
});
