import {tokenRun} from '../../../_shared/texts/tokens';

/**
 * Generate n-Grams (Terms): returns the sequences of one token, two tokens, and
 * so on that start at each token.
 */
export const run = tokenRun((tokens, {max_length: most = 2}) =>
  tokens.flatMap((_, from) =>
    Array.from(
      {length: Math.min(Number(most), tokens.length - from)},
      (_, at) => tokens.slice(from, from + at + 1).join('_'),
    ),
  ),
);
