import {
  chosenColumns,
  isNominal,
  replaceEach,
} from '../../_shared/tables/chosenColumns';
import type {Column, Run, Table} from '../../_shared/types';

/** Returns the value list of a column. */
function listOf({knownValues, values}: Column): readonly string[] {
  return (
    knownValues ?? [
      ...new Set(values.filter((value) => typeof value === 'string')),
    ]
  );
}

function withList(column: Column, list: readonly string[]): Column {
  return {
    ...column,
    knownValues: list,
    values: column.values.map((value) =>
      typeof value === 'string' && list.includes(value) ? value : null,
    ),
  };
}

/** Remove Unused Values: removes values that do not occur from value lists. */
export const run: Run = (inputs, settings) => {
  const {'example set input': table = [], 'new data': newData} = inputs;
  const sorts = settings.sort_alphabetically !== false;
  const chosen = chosenColumns(table, settings, isNominal).map((column) => {
    const list = listOf(column);
    const used = list.filter((value) => column.values.includes(value));
    // With create_view, new data gets the value list of each selected column,
    // even if the list is unchanged.
    const setsList =
      sorts || used.length < list.length || settings.create_view === true;
    return {
      name: column.name,
      list: setsList ? (sorts ? used.sort() : used) : null,
    };
  });
  // Unchanged columns come before columns with a new list.
  const names = [
    ...chosen.filter(({list}) => !list),
    ...chosen.filter(({list}) => list),
  ].map(({name}) => name);
  const lists = new Map(chosen.map(({name, list}) => [name, list]));
  const apply = (target: Table) =>
    replaceEach(target, names, (column) => {
      const list = lists.get(column.name);
      return list ? withList(column, list) : column;
    });
  return {
    'example set output': apply(table),
    ...(newData && {applied: apply(newData)}),
  };
};
