import {stackedTables} from '../../../_shared/tables/stackedTables';
import type {Run} from '../../../_shared/types';

const numberOf = (port: string): number =>
  Number(port.replace('example set ', ''));

/** The tables of a collection are appended one after the other. */
export const readsCollections = true;

/** Append: stacks tables with the same columns, in port order. */
export const run: Run = (inputs) => {
  const tables = Object.entries(inputs)
    .sort(([one], [other]) => numberOf(one) - numberOf(other))
    .map(([, table]) => table);
  return {'merged set': stackedTables(tables)};
};
