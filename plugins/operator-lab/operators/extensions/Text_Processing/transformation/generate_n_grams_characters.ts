import {tokenRun} from '../../../_shared/texts/tokens';

/** Generate n-Grams (Characters) without the tokens themselves: all pieces of a length, and shorter tokens as they are. */
export const run = tokenRun((tokens, {length: size = 3}) =>
  tokens.flatMap((token) =>
    token.length < Number(size)
      ? [token]
      : Array.from({length: token.length - Number(size) + 1}, (_, at) =>
          token.slice(at, at + Number(size)),
        ),
  ),
);
