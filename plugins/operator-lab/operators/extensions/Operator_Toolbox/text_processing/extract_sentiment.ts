import {namedColumn} from '../../../_shared/tables/namedColumn';
import type {Run} from '../../../_shared/types';
import {run as tokenized} from '../../Text_Processing/tokenization/tokenize';

/** Splits a text into lower-case words, which are runs of letters. */
function wordsOf(text: string): readonly string[] {
  const {document = []} = tokenized(
    {document: [{name: 'token', type: 'nominal', values: [text]}]},
    {},
  );
  return (document[0]?.values ?? []).map((word) => String(word).toLowerCase());
}

/**
 * Extract Sentiment in the style of SentiWordNet: adds up the positive minus
 * the negative value of each word of a text, from the list at the input
 * `words`.
 */
export const run: Run = ({exa = [], words = []}, settings) => {
  const positive = namedColumn(words, 'positive').values.map(Number);
  const negative = namedColumn(words, 'negative').values.map(Number);
  const differences = new Map(
    namedColumn(words, 'word').values.map((word, at) => [
      String(word),
      (positive[at] ?? 0) - (negative[at] ?? 0),
    ]),
  );
  const texts = namedColumn(exa, String(settings.text_attribute)).values;
  return {
    exa: [
      ...exa,
      {
        name: 'Score',
        type: 'real',
        values: texts.map((text) =>
          wordsOf(String(text ?? '')).reduce(
            (sum, word) => sum + (differences.get(word) ?? 0),
            0,
          ),
        ),
      },
    ],
  };
};
