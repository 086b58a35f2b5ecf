import {javaRandom} from '../numbers/javaRandom';
import type {Random} from '../numbers/javaRandom';
import type {Settings, Table} from '../types';

/** Default random seed of a workflow. */
const WORKFLOW_SEED = 2001;

/**
 * Creates the random generator of an operator: with its local seed, or with the
 * workflow's seed as if no other operator used it before.
 */
export function randomOf(settings: Settings): Random {
  return javaRandom(
    settings.use_local_random_seed === true
      ? Number(settings.local_random_seed ?? 1992)
      : WORKFLOW_SEED,
  );
}

/**
 * Shuffles a list (Fisher-Yates): from the end, each element is swapped with an
 * element at or before it.
 */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const result = [...items];
  for (let bound = result.length; bound > 1; bound -= 1) {
    const other = random.nextInt(bound);
    const last = result[bound - 1] as Item;
    result[bound - 1] = result[other] as Item;
    result[other] = last;
  }
  return result;
}

/** Returns rows by index, in this order. Indexes can repeat. */
export function rowsAt(table: Table, places: readonly number[]): Table {
  return table.map((column) => ({
    ...column,
    values: places.map((place) => column.values[place] ?? null),
  }));
}
