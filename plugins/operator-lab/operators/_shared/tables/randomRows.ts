import {javaRandom} from '../numbers/javaRandom';
import type {Random} from '../numbers/javaRandom';
import type {Settings, Table} from '../types';

/** Seed of a workflow that nobody has set. */
const WORKFLOW_SEED = 2001;

/** Random numbers of an operator: of its local seed, else of a workflow in which it is the first to draw. */
export function randomOf(settings: Settings): Random {
  return javaRandom(
    settings.use_local_random_seed === true
      ? Number(settings.local_random_seed ?? 1992)
      : WORKFLOW_SEED,
  );
}

/** The list in random order: from its end, each place swaps with one up to itself. */
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

/** The rows of a table at these places, in this order; a place can occur more than once. */
export function rowsAt(table: Table, places: readonly number[]): Table {
  return table.map((column) => ({
    ...column,
    values: places.map((place) => column.values[place] ?? null),
  }));
}
