import {tokenRun} from '../../../_shared/texts/tokens';

/**
 * Filter Tokens (by Length): keeps the tokens whose number of characters is
 * within both bounds.
 */
export const run = tokenRun(
  (tokens, {min_chars: least = 4, max_chars: most = 25}) =>
    tokens.filter(
      ({length}) => length >= Number(least) && length <= Number(most),
    ),
);
