import {namedColumn} from '../../../_shared/tables/namedColumn';
import type {Run} from '../../../_shared/types';

const counted = <Key>(keys: readonly Key[], key: Key) =>
  keys.filter((one) => one === key).length;

/** Shares of the topics in a document by the estimate of Gibbs sampling. */
function shares(topics: readonly number[], number: number, alphaSum: number) {
  return Array.from(
    {length: number},
    (_, topic) =>
      (counted(topics, topic + 1) + alphaSum / number) /
      (topics.length + alphaSum),
  );
}

/**
 * The last step of Latent Dirichlet Allocation: confidences and words of the
 * topics, from a table with a row for each token, its document, and its topic
 * (from 1).
 */
export const run: Run = ({col = []}, settings) => {
  const number = Number(settings.number_of_topics ?? 10);
  const alphaSum = Number(settings.alpha_sum ?? 0.1);
  const topics = namedColumn(col, 'topic').values.map(Number);
  const tokens = namedColumn(col, 'token').values.map(String);
  const documents = namedColumn(col, 'document').values;
  const ids = [...new Set(documents)];
  const confidences = ids.map((id) =>
    shares(
      topics.filter((_, at) => documents[at] === id),
      number,
      alphaSum,
    ),
  );
  const words = Array.from({length: number}, (_, topic) => {
    const own = tokens.filter((_token, at) => topics[at] === topic + 1);
    return [...new Set(own)]
      .map((word) => ({topic: topic + 1, word, count: counted(own, word)}))
      .sort((a, b) => b.count - a.count);
  }).flat();
  return {
    exa: [
      {name: 'documentId', type: 'nominal', values: ids},
      {
        name: 'prediction',
        type: 'integer',
        values: confidences.map((row) => row.indexOf(Math.max(...row)) + 1),
      },
      ...Array.from({length: number}, (_, topic) => ({
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
