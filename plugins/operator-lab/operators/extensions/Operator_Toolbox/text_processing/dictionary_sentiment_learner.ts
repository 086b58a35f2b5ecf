import {complete} from '../../../_shared/tables/complete';
import {cellsOf} from '../../../_shared/tables/namedColumn';
import type {Run, Table} from '../../../_shared/types';

/** Map from words to numbers, from two columns of a table. */
function numbersByWord(
  table: Table | undefined,
  [key, value]: readonly [key: unknown, value: unknown],
): ReadonlyMap<string, number> {
  const numbers = cellsOf(table, value);
  return new Map(
    cellsOf(table, key).map((word, at) => [
      String(word),
      Number(numbers[at] ?? 1),
    ]),
  );
}

/**
 * Dictionary Based Sentiment, applied to one document: returns the value of
 * each rated word. The input `document` has a row for each token. An
 * intensifier is directly before its word, and its table has the columns `word`
 * and `factor`.
 */
export const run: Run = (inputs, settings) => {
  const {neg, document = []} = inputs;
  const [exa, int] = [complete(inputs.exa), complete(inputs.int)];
  const weights = numbersByWord(exa, [
    settings.key_attribute,
    settings.value_attribute,
  ]);
  const negations = numbersByWord(neg, [
    settings.negation_attribute,
    settings.negation_strength,
  ]);
  const factors = numbersByWord(int, ['word', 'factor']);
  const window = Number(settings.negation_window_size ?? 1);
  const tokens = (document[0]?.values ?? []).map(String);
  const rated = tokens.flatMap((word, at) => {
    const weight = weights.get(word);
    if (weight === undefined) {
      return [];
    }
    const before = tokens.slice(Math.max(0, at - window), at);
    const negation = before.find((one) => negations.has(one));
    const front = tokens[at - 1] ?? '';
    const counts =
      negation === undefined
        ? weight * (factors.get(front) ?? 1)
        : -weight * (negations.get(negation) ?? 1);
    return [{word, front, weight, counts}];
  });
  return {
    words: [
      {name: 'word', type: 'nominal', values: rated.map(({word}) => word)},
      {
        name: 'Before',
        type: 'nominal',
        values: rated.map(({front}) => front),
      },
      {name: 'weight', type: 'real', values: rated.map(({weight}) => weight)},
      {
        name: 'Counts as',
        type: 'real',
        values: rated.map(({counts}) => counts),
      },
    ],
  };
};
