import type {Run} from '../../../_shared/types';

/**
 * Counts the values of the named series, sorted by descending frequency. Of
 * values with the same frequency, the one that appears first comes first.
 */
export const run: Run = ({'example set': table = []}, settings) => {
  const series = table.find(({name}) => name === settings.attribute);
  const counts = new Map<string, number>();
  for (const value of series?.values ?? []) {
    if (value !== null) {
      counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
    }
  }
  const modes = [...counts].sort(([, one], [, other]) => other - one);
  return {
    features: [
      {
        name: 'order',
        type: 'integer',
        values: modes.map((_, at) => at + 1),
      },
      {name: 'mode', type: 'nominal', values: modes.map(([value]) => value)},
      {name: 'rows', type: 'integer', values: modes.map(([, count]) => count)},
    ],
    original: table,
  };
};
