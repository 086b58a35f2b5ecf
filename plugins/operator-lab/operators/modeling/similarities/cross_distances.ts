import {
  cellOf,
  distancesBetween,
  idColumn,
  withIds,
} from '../../_shared/tables/rowPairs';
import {NotComputed} from '../../_shared/types';
import type {Run} from '../../_shared/types';

/** Comparator for ascending order. NaN comes last. */
const ascending = (one: number, other: number): number =>
  Number.isNaN(one) || Number.isNaN(other)
    ? Number(Number.isNaN(one)) - Number(Number.isNaN(other))
    : one - other;

/**
 * Cross Distances with the mixed Euclidean distance: returns the sorted pairs
 * of two tables.
 */
export const run: Run = (inputs, settings) => {
  if ((settings.measure_types ?? 'MixedMeasures') !== 'MixedMeasures') {
    throw new NotComputed(
      'This example has the mixed Euclidean distance only.',
    );
  }
  const requests = withIds(inputs['request set'] ?? []);
  const references = withIds(inputs['reference set'] ?? []);
  const isTop = settings.only_top_k === true;
  // The order depends on `search_for` even without `only_top_k`, which hides it.
  const sign = settings.search_for === 'farthest' ? -1 : 1;
  const {values: documents, type: documentType} = idColumn(references);
  const {values: ids, type} = idColumn(requests);
  const pairs = distancesBetween(requests, references).flatMap((row, at) =>
    row
      .map((distance, other) => ({
        request: ids[at] ?? null,
        document: documents[other] ?? null,
        // A similarity of this measure is the negative distance.
        value:
          (settings.compute_similarities === true ? -distance : distance) *
          sign,
      }))
      .sort((a, b) => ascending(a.value, b.value))
      .slice(0, isTop ? Number(settings.k ?? 10) : Infinity),
  );
  // In descending order, pairs without a distance come first.
  pairs.sort((a, b) => sign * ascending(a.value * sign, b.value * sign));
  return {
    'result set': [
      {name: 'request', type, values: pairs.map(({request}) => request)},
      {
        name: 'document',
        type: documentType,
        values: pairs.map(({document}) => document),
      },
      {
        name: 'distance',
        type: 'real',
        values: pairs.map(({value}) => cellOf(value * sign)),
      },
    ],
    'request set': requests,
    'reference set': references,
  };
};
