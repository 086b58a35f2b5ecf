import {sum} from '../../../_shared/numbers/averages';
import {namesOf} from '../../../_shared/search/subsetScores';
import type {Run} from '../../../_shared/types';

/**
 * Last step of Latent Dirichlet Allocation, with the estimate of Gibbs
 * sampling: returns the confidences and the words of each topic. The input has
 * a row for each document, its id, and a column for each topic with its tokens.
 */
export const run: Run = ({tokens: table = []}, settings) => {
  const [id, ...topics] = table;
  const alphaSum = Number(settings.alpha_sum ?? 0.1);
  const ids = id?.values ?? [];
  const tokens = topics.map(({values}) => values.map(namesOf));
  const confidences = ids.map((_, row) => {
    const counts = tokens.map((lists) => lists[row]?.length ?? 0);
    return counts.map(
      (count) => (count + alphaSum / topics.length) / (sum(counts) + alphaSum),
    );
  });
  const words = tokens.flatMap((lists, topic) => {
    const own = lists.flat();
    return [...new Set(own)]
      .map((word) => ({
        topic: topic + 1,
        word,
        count: own.filter((one) => one === word).length,
      }))
      .sort((a, b) => b.count - a.count);
  });
  return {
    exa: [
      {name: 'documentId', type: 'nominal', values: ids},
      {
        name: 'prediction',
        type: 'integer',
        values: confidences.map((row) => row.indexOf(Math.max(...row)) + 1),
      },
      ...topics.map((_, topic) => ({
        name: `confidence ${topic + 1}`,
        type: 'real' as const,
        values: confidences.map((row) => row[topic] ?? 0),
      })),
    ],
    top: [
      {name: 'topic', type: 'integer', values: words.map(({topic}) => topic)},
      {name: 'word', type: 'nominal', values: words.map(({word}) => word)},
      {name: 'count', type: 'integer', values: words.map(({count}) => count)},
    ],
  };
};
