import {renameColumn} from '../../../_shared/tables/renameColumn';
import type {Run} from '../../../_shared/types';

/** Rename: renames columns from a list, one after the other. */
export const run: Run = (inputs, {rename_attributes: list}) => {
  const {'example set input': table = []} = inputs;
  const pairs = Array.isArray(list) ? (list as [string, string][]) : [];
  return {
    'example set output': pairs.reduce(
      (result, [old, name]) => renameColumn(result, old, name),
      table,
    ),
    original: table,
  };
};
