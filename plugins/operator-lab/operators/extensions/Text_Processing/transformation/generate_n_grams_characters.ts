import {tokenRun} from '../../../_shared/texts/tokens';

/**
 * Generate n-Grams (Characters) without the tokens themselves: returns all
 * substrings of a given length. Shorter tokens stay the same.
 */
export const run = tokenRun((tokens, {length: size = 3}) =>
  tokens.flatMap((token) =>
    token.length < Number(size)
      ? [token]
      : Array.from({length: token.length - Number(size) + 1}, (_, at) =>
          token.slice(at, at + Number(size)),
        ),
  ),
);
