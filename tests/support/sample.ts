import {hashOf} from './hash';

/**
 * About one item in `step`, chosen by the hash of its name, so that new items
 * leave the choice of the others as it is.
 */
export const sampleByName = <Item>(
  list: readonly Item[],
  step: number,
  nameOf: (item: Item) => string,
): Item[] => list.filter((item) => hashOf(nameOf(item)) % step === 0);

/** A sample by name. `npm run test:all` checks the whole list. */
export const sample = <Item>(
  list: readonly Item[],
  step: number,
  nameOf: (item: Item) => string,
): readonly Item[] =>
  process.env.ALL_PAGES ? list : sampleByName(list, step, nameOf);
