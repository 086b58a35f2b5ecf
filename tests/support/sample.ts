import {hashOf} from './hash';

/**
 * Chooses about one in `step` items by the hash of its name, so that new items
 * do not change the choice of others.
 */
export const sampleByName = <Item>(
  list: readonly Item[],
  step: number,
  nameOf: (item: Item) => string,
): Item[] => list.filter((item) => hashOf(nameOf(item)) % step === 0);

/** Returns a sample by name, or the whole list in `npm run test:all`. */
export const sample = <Item>(
  list: readonly Item[],
  step: number,
  nameOf: (item: Item) => string,
): readonly Item[] =>
  process.env.ALL_PAGES ? list : sampleByName(list, step, nameOf);
