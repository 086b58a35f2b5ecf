import {randomOf, rowsAt, shuffled} from '../../../_shared/tables/randomRows';
import type {Run} from '../../../_shared/types';

/** Shuffle: sorts rows randomly. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const rows = [...(table[0]?.values ?? []).keys()];
  return {
    'example set output': rowsAt(table, shuffled(rows, randomOf(settings))),
    original: table,
  };
};
