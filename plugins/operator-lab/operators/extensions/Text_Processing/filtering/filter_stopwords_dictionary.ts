import {tokenRun} from '../../../_shared/texts/tokens';
import type {Run} from '../../../_shared/types';

/**
 * Filter Stopwords (Dictionary): removes the tokens that are a line of the
 * file, which is a table with one column here.
 */
export const run: Run = (inputs, settings) => {
  const folded = (word: string) =>
    settings.case_sensitive ? word : word.toLowerCase();
  const stopWords = (inputs.file?.[0]?.values ?? []).map((line) =>
    folded(String(line)),
  );
  return tokenRun((tokens) =>
    tokens.filter((token) => !stopWords.includes(folded(token))),
  )(inputs, settings);
};
