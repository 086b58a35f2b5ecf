import type {Run} from '../../_shared/types';

/**
 * Vocabulary of Word2Vec: words that occur often enough for a vector, with
 * their counts. Frequent words come first, and ties are sorted alphabetically.
 */
export const run: Run = ({doc = []}, settings) => {
  const tokens = (doc[0]?.values ?? []).map(String);
  const counts = new Map<string, number>();
  for (const token of tokens) {
    counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  const least = Number(settings.minimal_vocab_frequency ?? 1);
  const words = [...counts]
    .filter(([, count]) => count >= least)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return {
    mod: [
      {name: 'word', type: 'nominal', values: words.map(([word]) => word)},
      {name: 'count', type: 'integer', values: words.map(([, n]) => n)},
    ],
  };
};
