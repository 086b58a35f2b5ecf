import {isNominal} from '../../../../_shared/tables/chosenColumns';
import {rowCount} from '../../../../_shared/tables/innerNumbers';
import type {Column, Run, Table, Value} from '../../../../_shared/types';

/**
 * Concatenates the columns with a name. Tables without the column add missing
 * values.
 */
function stackedColumn(name: string, tables: readonly Table[]): Column {
  const found = tables.flatMap((table) =>
    table.filter((column) => column.name === name),
  );
  const [first] = found;
  const differs = found.some(({type}) => type !== first?.type);
  const type = differs ? 'nominal' : (first?.type ?? 'nominal');
  const asText = differs && !found.every(isNominal);
  const cell = (value: Value): Value =>
    asText && value !== null ? String(value) : value;
  const role = found.find((column) => column.role)?.role;
  return {
    name,
    type,
    ...(role === undefined ? {} : {role}),
    values: tables.flatMap((table) =>
      (
        table.find((column) => column.name === name)?.values ??
        Array.from({length: rowCount(table)}, () => null)
      ).map(cell),
    ),
  };
}

/**
 * Makes roles unique: the first column keeps its role, and others with the same
 * role get a number at its end.
 */
function withUniqueRoles(columns: Table): Table {
  const taken = new Set<string>();
  return columns.map((column) => {
    const {role} = column;
    if (role === undefined) {
      return column;
    }
    let unique = role;
    for (let number = 1; taken.has(unique); number += 1) {
      unique = `${role}_${number}`;
    }
    taken.add(unique);
    return {...column, role: unique};
  });
}

/**
 * Append (Superset): concatenates the rows of all tables, in port order, with
 * the columns of all tables.
 */
export const run: Run = (inputs) => {
  const tables = Object.values(inputs);
  const names = new Set(tables.flat().map(({name}) => name));
  return {
    'merged set': withUniqueRoles(
      [...names].map((name) => stackedColumn(name, tables)),
    ),
  };
};
