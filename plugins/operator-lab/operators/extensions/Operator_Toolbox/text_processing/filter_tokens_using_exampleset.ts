import {tokenRun} from '../../../_shared/texts/tokens';
import type {Run} from '../../../_shared/types';

/** Filter Tokens Using ExampleSet: the tokens that the column of words does not have, or those that it has. */
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
