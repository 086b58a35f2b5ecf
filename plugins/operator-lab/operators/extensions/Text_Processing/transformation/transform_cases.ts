import {tokenRun} from '../../../_shared/texts/tokens';

/** Transform Cases: converts each token to lower or upper case. */
export const run = tokenRun((tokens, {transform_to: to = 'lower case'}) =>
  tokens.map((token) =>
    to === 'upper case' ? token.toUpperCase() : token.toLowerCase(),
  ),
);
