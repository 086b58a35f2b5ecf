import {OperatorError} from '../../../_shared/types';
import type {Column, Run} from '../../../_shared/types';

function withRole(column: Column, role: string | undefined): Column {
  const {name, type, values, knownValues} = column;
  return {
    name,
    type,
    values,
    ...(knownValues && {knownValues}),
    ...(role !== undefined && {role}),
  };
}

/** Exchange Roles: swaps the roles of two columns. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = []} = inputs;
  const [first, second] = [
    settings.first_attribute,
    settings.second_attribute,
  ].map((name) => {
    const found =
      table.find((column) => column.name === name) ??
      table.find(({role}) => role !== undefined && role === name);
    if (!found) {
      throw new OperatorError(`There is no column "${String(name)}".`);
    }
    return found;
  });
  const swapped = new Map([
    [first, second?.role],
    [second, first?.role],
  ]);
  return {
    'example set output': table.map((column) =>
      swapped.has(column) ? withRole(column, swapped.get(column)) : column,
    ),
    original: table,
  };
};
