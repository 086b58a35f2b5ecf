import {rowCount} from '../../../_shared/tables/innerNumbers';
import {loopRounds} from '../../../_shared/tables/loopRounds';
import type {Run, Table} from '../../../_shared/types';

/** A collection of tables and nested collections. */
export type Collection = readonly (Collected | Table)[];

/** A nested collection. */
export type Collected = {readonly objects: Collection};

const isCollected = (object: Collected | Table): object is Collected =>
  'objects' in object;

/** Returns the object of each iteration. */
export function objectsOfRounds(
  collection: Collection,
  isUnfolded: boolean,
): readonly (Collected | Table)[] {
  return collection.flatMap((object) =>
    isUnfolded && isCollected(object)
      ? objectsOfRounds(object.objects, true)
      : [object],
  );
}

/**
 * Loop Collection with the input tables as one collection: returns the
 * iterations.
 */
export const run: Run = (inputs, settings) => {
  const tables = Object.values(inputs);
  const start = Number(settings.macro_start_value ?? 1);
  return {
    rounds: loopRounds({
      ...(settings.set_iteration_macro === true && {
        [String(settings.macro_name ?? 'iteration')]: tables.map(
          (_, at) => at + start,
        ),
      }),
      'rows received': tables.map(rowCount),
    }),
  };
};
