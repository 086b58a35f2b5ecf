import {tokenRun} from '../../../_shared/texts/tokens';
import type {Run} from '../../../_shared/types';

/**
 * Filter Tokens Using ExampleSet: keeps the tokens that are not in the word
 * column or, with `invert_filter`, those that are.
 */
export const run: Run = (inputs, settings) => {
  const folded = (word: string) =>
    settings.case_sensitive === true ? word : word.toLowerCase();
  const words = inputs['example set']
    ?.find(({name}) => name === settings.attribute)
    ?.values.filter((value) => value !== null);
  const listed = new Set(words?.map((word) => folded(String(word))));
  const keepsListed = settings.invert_filter === true;
  return tokenRun((tokens) =>
    tokens.filter((token) => listed.has(folded(token)) === keepsListed),
  )(inputs, settings);
};
